import type { Review } from './review'

/** The language of a BCP 47 tag without its region: `pt` of `pt-BR`. */
const languageOf = (tag: string | undefined) => tag?.toLowerCase().split('-')[0]

/** The reviews that were written in the language of the page, then the others, both in their order. */
export const putLanguageFirst = (reviews: Review[], locale: string): Review[] => {
  const isOwn = ({ language }: Review) => languageOf(language) === languageOf(locale)
  return [...reviews.filter(isOwn), ...reviews.filter((review) => !isOwn(review))]
}
