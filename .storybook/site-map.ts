import { homePageStories, otherPageStories, type PageSection } from '../packages/ui/.storybook/story-index.ts'
import type { BookId } from './books.ts'

/** A component's page in one of the Storybooks. */
export interface Part {
  book: BookId
  /** Title of its stories. */
  title: string
}

/** A part of a page. */
export interface Place {
  name: string
  /** The story that is its picture. */
  picture: Part & { story: string }
  parts: Part[]
}

const placeInUi = ({ section, picture, stories }: PageSection): Place => ({
  name: section,
  picture: { book: 'ui', ...picture },
  parts: stories.map((title) => ({ book: 'ui', title })),
})

const partsOf = (book: BookId, ...names: string[]): Part[] =>
  names.map((name) => ({ book, title: `Components/${name}` }))

const reviews: Place = {
  name: 'Reviews',
  picture: { book: 'reviews-widget', title: 'Components/Reviews carousel', story: 'FourReviews' },
  parts: partsOf(
    'reviews-widget',
    'Reviews carousel',
    'Reviews',
    'Review card',
    'Rating badge',
    'Stars',
    'Avatar',
  ),
}

const map: Place = {
  name: 'The map',
  picture: { book: 'consent', title: 'Components/Consent gate', story: 'Italian' },
  parts: partsOf('consent', 'Consent gate'),
}

const cookies: Place = {
  name: 'Cookies, on every page',
  picture: { book: 'consent', title: 'Components/Consent dialog', story: 'MainMode' },
  parts: partsOf('consent', 'Consent dialog', 'Consent reminder', 'Cookie preferences trigger'),
}

/** `places` with another one after the place named `name`. */
const after = (name: string, place: Place, places: Place[]) =>
  places.flatMap((other) => (other.name === name ? [other, place] : [other]))

export const homePage = after('Guests', reviews, after('The way here', map, homePageStories.map(placeInUi)))

export const otherPages = [...otherPageStories.map(placeInUi), cookies]
