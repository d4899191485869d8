import { useLayoutEffect, useRef } from 'react'
import { runScript, stopScripts } from './run-script'

/**
 * Shows copies of elements of the page, of a `<template>` copies of its content. Scripts among the copies run in their
 * order, as in a page.
 */
export function CopiedNodes({ elements }: { elements: Element[] }) {
  const ref = useRef<HTMLDivElement>(null)
  // Copied again only when the page has changed the elements, so that a new render does not reload an embed.
  const html = elements.map(({ outerHTML }) => outerHTML).join('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `html` says whether the elements have changed
  useLayoutEffect(() => {
    const host = ref.current as HTMLElement
    const copies = document.createDocumentFragment()
    for (const element of elements)
      copies.append(
        document.importNode(element instanceof HTMLTemplateElement ? element.content : element, true),
      )
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
