import { hotel } from '../hotel'

/** The link below an answer. A link without a path or a URL opens the booking engine. */
export interface FaqItemLink {
  /** Text of the link: `links.<label>` in `faq.json`. */
  label: 'accessibility' | 'booking' | 'directions' | 'fairs' | 'offers' | 'privacy' | 'restaurant' | 'rooms'
  to?: string
  href?: string
}

interface QuestionGroup<Id extends string> {
  id: 'arrival' | 'booking' | 'family' | 'house' | 'table' | 'around'
  questions: { id: Id; link?: FaqItemLink }[]
}

const defineGroups = <const Id extends string>(groups: QuestionGroup<Id>[]) => groups

/** The FAQ, in reading order. Texts: `groups.<id>` and `questions.<id>` in `faq.json`. */
export const faqGroups = defineGroups([
  {
    id: 'arrival',
    questions: [
      { id: 'times' },
      { id: 'early' },
      { id: 'late' },
      { id: 'documents', link: { label: 'privacy', to: '/privacy-policy' } },
      { id: 'luggage' },
      { id: 'way', link: { label: 'directions', to: '/getting-here' } },
      { id: 'parking' },
      { id: 'charging' },
    ],
  },
  {
    id: 'booking',
    questions: [
      { id: 'book', link: { label: 'booking' } },
      { id: 'prices', link: { label: 'rooms', to: '/rooms' } },
      { id: 'cancel' },
      { id: 'overbooked' },
      { id: 'pay' },
      { id: 'tax' },
      { id: 'invoice' },
      { id: 'breakfast', link: { label: 'offers', to: '/offers' } },
      { id: 'extras' },
    ],
  },
  {
    id: 'family',
    questions: [
      { id: 'family', link: { label: 'rooms', to: '/rooms' } },
      { id: 'children', link: { label: 'rooms', to: '/rooms' } },
      { id: 'pets' },
    ],
  },
  {
    id: 'house',
    questions: [
      { id: 'size' },
      { id: 'beds' },
      { id: 'accessible', link: { label: 'accessibility', to: '/accessibility' } },
      { id: 'air' },
      { id: 'wifi' },
      { id: 'sockets' },
      { id: 'coffee' },
      { id: 'laundry' },
      { id: 'smoking' },
      { id: 'pool' },
      { id: 'sport' },
      { id: 'bicycles' },
    ],
  },
  {
    id: 'table',
    questions: [
      { id: 'dinner', link: { label: 'restaurant', href: hotel.restaurant.url } },
      { id: 'diets' },
      { id: 'closed' },
      { id: 'lunch' },
    ],
  },
  { id: 'around', questions: [{ id: 'fair', link: { label: 'fairs', to: '/fiere' } }] },
])
