import { hotel } from '../hotel'

/** Where an answer leads on: to a page of the site or to another site; with neither, to the booking engine. */
export interface Further {
  /** The key of its words: `links.<label>` of faq.json. */
  label: 'accessibility' | 'booking' | 'fairs' | 'offers' | 'privacy' | 'restaurant' | 'rooms'
  to?: string
  href?: string
}

interface QuestionGroup<Id extends string> {
  id: 'arrival' | 'booking' | 'house' | 'around'
  questions: { id: Id; further?: Further }[]
}

const groupsOf = <const Id extends string>(groups: QuestionGroup<Id>[]) => groups

/** What guests ask, in reading order. Words: `groups.<id>` and `questions.<id>` of faq.json. */
export const questionGroups = groupsOf([
  {
    id: 'arrival',
    questions: [
      { id: 'times' },
      { id: 'early' },
      { id: 'documents', further: { label: 'privacy', to: '/privacy-policy' } },
      { id: 'parking' },
      { id: 'charging' },
    ],
  },
  {
    id: 'booking',
    questions: [
      { id: 'book', further: { label: 'booking' } },
      { id: 'cancel' },
      { id: 'pay' },
      { id: 'breakfast', further: { label: 'offers', to: '/offers' } },
    ],
  },
  {
    id: 'house',
    questions: [
      { id: 'family', further: { label: 'rooms', to: '/rooms' } },
      { id: 'dinner', further: { label: 'restaurant', href: hotel.restaurant.url } },
      { id: 'pool' },
      { id: 'extras' },
      { id: 'accessible', further: { label: 'accessibility', to: '/accessibility' } },
    ],
  },
  { id: 'around', questions: [{ id: 'fair', further: { label: 'fairs', to: '/fiere' } }] },
])
