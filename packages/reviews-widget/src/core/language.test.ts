import { expect, it } from 'vitest'
import { putLanguageFirst } from './language'
import type { Review } from './review'

const reviews = [undefined, 'it', 'de-AT', 'en', 'DE', 'it'].map((language, index) => ({
  reviewId: `${index}`,
  language,
})) as Review[]
const order = (locale: string) => putLanguageFirst(reviews, locale).map(({ reviewId }) => reviewId)

it('puts the reviews in the language of the page first, and keeps their order', () => {
  expect(order('de')).toEqual(['2', '4', '0', '1', '3', '5'])
  expect(order('it-IT')).toEqual(['1', '5', '0', '2', '3', '4'])
  expect(order('fr')).toEqual(['0', '1', '2', '3', '4', '5'])
})
