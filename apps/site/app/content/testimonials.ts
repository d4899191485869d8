/** Quotes of guests. `quoteKey` is the key of the text in `home.json`. */
export const guestTestimonials = [
  { quoteKey: 'testimonials.quotes.garden' },
  { quoteKey: 'testimonials.quotes.coffee' },
  { quoteKey: 'testimonials.quotes.silence' },
] as const
