/** Quotes of guests. Texts: `quoteKey` in `home.json`. */
export const testimonials = [
  { quoteKey: 'testimonials.quotes.garden' },
  { quoteKey: 'testimonials.quotes.coffee' },
  { quoteKey: 'testimonials.quotes.silence' },
] as const
