import { useLayoutEffect, useRef } from 'react'
import { runScript } from './run-script'

/** Shows copies of nodes of the page. Scripts among the copies run in their order, as in a page. */
export function CopiedNodes({ nodes }: { nodes: Iterable<Node> }) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: copied once, so that a new render does not reload an embed
  useLayoutEffect(() => {
    const copies = document.createDocumentFragment()
    copies.append(...Array.from(nodes, (node) => document.importNode(node, true)))
    const scripts = Array.from(copies.querySelectorAll('script'), (script) => {
      const place = document.createComment('')
      script.replaceWith(place)
      return { place, script }
    })
    ref.current?.replaceChildren(copies)
    runInOrder(scripts)
  }, [])
  return <div ref={ref} data-slot="consent-copies" />
}

/** Runs scripts one after the other. Those that are no longer in the page, after a withdrawal, do not run. */
async function runInOrder(scripts: { place: ChildNode; script: HTMLScriptElement }[]) {
  for (const { place, script } of scripts) if (place.isConnected) await runScript(place, script)
}
