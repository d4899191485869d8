import { useLayoutEffect, useRef } from 'react'
import { runScript, stopScripts } from './run-script'

/**
 * Shows copies of nodes of the page, of a `<template>` copies of its content. Scripts among the copies run in their
 * order, as in a page.
 */
export function CopiedNodes({ nodes }: { nodes: Node[] }) {
  const ref = useRef<HTMLDivElement>(null)
  // Copied again only when the page has changed the nodes, so that a new render does not reload an embed.
  const html = nodes.map((node) => (node instanceof Element ? node.outerHTML : node.textContent)).join('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `html` says whether the nodes have changed
  useLayoutEffect(() => {
    const host = ref.current as HTMLElement
    const copies = document.createDocumentFragment()
    for (const node of nodes)
      copies.append(document.importNode(node instanceof HTMLTemplateElement ? node.content : node, true))
    const scripts = Array.from(copies.querySelectorAll('script'), (script) => {
      const place = document.createComment('')
      script.replaceWith(place)
      return { place, script }
    })
    host.replaceChildren(copies)
    runInOrder(scripts)
    return () => stopScripts((script) => host.contains(script))
  }, [html])
  return <div ref={ref} data-slot="consent-copies" />
}

/** Runs scripts one after the other. Those that are no longer in the page, after a withdrawal, do not run. */
async function runInOrder(scripts: { place: ChildNode; script: HTMLScriptElement }[]) {
  for (const { place, script } of scripts)
    try {
      if (place.isConnected) await runScript(place, script)
    } catch (error) {
      reportError(error)
    }
}
