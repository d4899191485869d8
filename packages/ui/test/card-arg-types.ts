/** The controls that all cards have. Their args begin with picture, title and heading, and end with text and action. */
export const cardArgTypes = {
  heading: { control: 'inline-radio', options: ['h2', 'h3', 'h4'] },
} as const

/** The children of a card, which may be left out. */
export const cardChildren = (description: string) =>
  ({ description, type: { name: 'string', required: false } }) as const
