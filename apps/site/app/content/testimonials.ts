/** What guests said when they left. Words: `quoteKey` of home.json. */
export const testimonials = [
  { quoteKey: 'testimonials.quotes.garden' },
  { quoteKey: 'testimonials.quotes.coffee' },
  { quoteKey: 'testimonials.quotes.silence' },
] as const
