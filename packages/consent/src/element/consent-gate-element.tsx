import { ConsentGate } from '../components/consent-gate/consent-gate'
import { ConsentProvider } from '../components/consent-provider/consent-provider'
import type { ConsentCategory } from '../core'
import { categoryError } from './category-error'
import { pageProviderProps } from './consent-element'
import { CopiedNodes } from './copied-nodes'
import { RootElement } from './root-element'

/**
 * `<meridiana-consent-gate>`: its `<template>` is the embed, its child with `slot="preview"` the preview, and its other
 * nodes, which a page without JavaScript shows, are the alternative.
 */
export class ConsentGateElement extends RootElement {
  static override attributes = ['category', 'lang', 'service', 'vendor']

  constructor() {
    super()
    // While the gate is rendered, the browser shows its slot alone. The content of a slot that is empty, which is all
    // that the page wrote inside, also text outside of an element, is shown until then.
    const slot = (name: string, ...content: Node[]) => {
      const element = Object.assign(document.createElement('slot'), { name })
      element.append(...content)
      return element
    }
    this.attachShadow({ mode: 'open' }).append(slot('consent-element', slot('preview'), slot('')))
  }

  protected override content() {
    const props = pageProviderProps(this)
    if (!props) return undefined
    const category = this.#required('category') as ConsentCategory
    if (!Object.hasOwn(props.consent.none, category))
      throw categoryError(`<meridiana-consent-gate category="${category}">`, props.consent)
    const children = Array.from(this.children)
    const previews = children.filter(({ slot }) => slot === 'preview')
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''
    const alternatives = Array.from(this.childNodes).filter((node) =>
      node instanceof Element
        ? !previews.includes(node) && !node.matches('template, [data-slot="consent-element"]')
        : node instanceof Text,
    )
    const alternative = alternatives.some((node) => node instanceof Element || isText(node)) && (
      <CopiedNodes nodes={alternatives} />
    )
    return (
      <ConsentProvider {...props}>
        <ConsentGate
          category={category}
          service={this.#required('service')}
          vendor={this.#required('vendor')}
          preview={previews.length > 0 && <CopiedNodes nodes={previews} />}
          // Links are beside each other, but a text stays around its links.
          alternative={alternatives.some(isText) ? <div>{alternative}</div> : alternative}
        >
          <CopiedNodes nodes={children.filter((child) => child.matches('template'))} />
        </ConsentGate>
      </ConsentProvider>
    )
  }

  #required(name: string) {
    const value = this.getAttribute(name)?.trim()
    if (value) return value
    throw new Error(
      `consent: <meridiana-consent-gate> has no ${name}, so its question would be incomplete. ` +
        `Give the attribute ${name}.`,
    )
  }
}
