import { ConsentGate } from '../components/consent-gate/consent-gate'
import { ConsentProvider } from '../components/consent-provider/consent-provider'
import type { ConsentCategory } from '../core'
import { categoryError } from './category-error'
import { pageProviderProps } from './consent-element'
import { CopiedNodes } from './copied-nodes'
import { RootElement } from './root-element'

/**
 * `<meridiana-consent-gate>`: its `<template>` is the embed, its child with `slot="preview"` the preview, and its other
 * children, which a page without JavaScript shows, are the alternative.
 */
export class ConsentGateElement extends RootElement {
  static override attributes = ['category', 'lang', 'service', 'vendor']

  protected override content() {
    const props = pageProviderProps(this)
    if (!props) return undefined
    const category = this.#required('category') as ConsentCategory
    if (!Object.hasOwn(props.consent.none, category))
      throw categoryError(`<meridiana-consent-gate category="${category}">`, props.consent)
    const children = Array.from(this.children)
    const previews = children.filter(({ slot }) => slot === 'preview')
    const alternatives = children.filter(
      (child) => !previews.includes(child) && !child.matches('template, [data-slot="consent-element"]'),
    )
    return (
      <ConsentProvider {...props}>
        <ConsentGate
          category={category}
          service={this.#required('service')}
          vendor={this.#required('vendor')}
          preview={previews.length > 0 && <CopiedNodes elements={previews} />}
          alternative={alternatives.length > 0 && <CopiedNodes elements={alternatives} />}
        >
          <CopiedNodes elements={children.filter((child) => child.matches('template'))} />
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
