import { useLayoutEffect, useRef } from 'react'

/** Shows copies of nodes of the page. Scripts among the copies run, because copies of a template's scripts are new. */
export function CopiedNodes({ nodes }: { nodes: Iterable<Node> }) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: copied once, so that a new render does not reload an embed
  useLayoutEffect(() => {
    ref.current?.replaceChildren(...Array.from(nodes, (node) => document.importNode(node, true)))
  }, [])
  return <div ref={ref} data-slot="consent-copies" />
}
