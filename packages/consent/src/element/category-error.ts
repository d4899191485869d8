import type { ConsentStore } from '../core'

/** The error of an element that waits for a category which the visitor cannot allow. */
export const categoryError = (element: string, { categories }: ConsentStore) =>
  new Error(
    `consent: ${element} has an unknown category, so its content does not load. ` +
      `Give one of the page's categories: ${categories.join(', ')}.`,
  )
