/** The link below an answer. */
export interface FaqItemLink {
  /** Text of the link: `links.<label>` in `faq.json`. */
  label: 'accessibility' | 'fairs' | 'offers' | 'restaurant' | 'rooms'
  to: string
}

interface QuestionGroup<Id extends string> {
  id: 'arrival' | 'booking' | 'family' | 'house' | 'table' | 'around'
  questions: { id: Id; link?: FaqItemLink }[]
}

const defineGroups = <const Id extends string>(groups: QuestionGroup<Id>[]) => groups

/** The FAQ, in reading order. Texts: `groups.<id>` and `questions.<id>` in `faq.json`. */
export const faqGroups = defineGroups([
  { id: 'arrival', questions: [{ id: 'late' }, { id: 'parking' }] },
  { id: 'booking', questions: [{ id: 'prices', link: { label: 'rooms', to: '/rooms' } }, { id: 'invoice' }] },
  { id: 'family', questions: [{ id: 'children' }, { id: 'pets' }] },
  {
    id: 'house',
    questions: [
      { id: 'accessible', link: { label: 'accessibility', to: '/accessibility' } },
      { id: 'beds' },
      { id: 'air' },
      { id: 'winter' },
      { id: 'wifi' },
      { id: 'lend' },
      { id: 'pool' },
      { id: 'bicycles' },
    ],
  },
  {
    id: 'table',
    questions: [
      { id: 'breakfast', link: { label: 'offers', to: '/offers' } },
      { id: 'dinner', link: { label: 'restaurant', to: '/restaurant' } },
    ],
  },
  { id: 'around', questions: [{ id: 'fair', link: { label: 'fairs', to: '/fiere' } }] },
])
