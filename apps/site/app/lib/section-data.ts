import type { i18n as I18n } from 'i18next'
import type { InlinePageData, PageTextsAndData } from './inline-page-data'

/** Parts of translation files: the texts that the page uses outside of its lazy sections. */
const partialTexts = new WeakSet<object>()

/** Whether the texts are only a part of a translation file. */
export const isIncompleteTranslationFile = (texts: object) => partialTexts.has(texts)

let load = async () => {}

/**
 * Loads the texts and data of the page's lazy sections, once. Does nothing if the page has no such sections.
 *
 * @throws if the file fails to load; a later call tries again
 */
export const loadSectionData = () => load()

/** Lets `loadSectionData` add the texts and data of the lazy sections to those of this pre-rendered page. */
export function prepareSectionData(
  i18n: I18n,
  { language, resources, loaderData, sectionData }: InlinePageData,
) {
  if (!sectionData) return
  const { common: _, ...texts } = resources[language] ?? {}
  for (const part of Object.values(texts)) partialTexts.add(part as object)
  const loadOnce = async () => {
    const response = await fetch(sectionData)
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
    const complete: PageTextsAndData = await response.json()
    for (const [namespace, all] of Object.entries(complete.texts))
      i18n.addResourceBundle(language, namespace, all)
    // Adds the data to the objects that the router keeps: new objects would make React render the page again.
    for (const [route, data] of Object.entries(complete.loaderData)) Object.assign(loaderData[route], data)
  }
  let loading: Promise<void> | undefined
  load = () => {
    loading ??= loadOnce().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
