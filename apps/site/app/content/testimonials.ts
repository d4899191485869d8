/** Quotes of guests. Texts: `quoteKey` in `home.json`. */
export const guestTestimonials = [
  { quoteKey: 'testimonials.quotes.garden' },
  { quoteKey: 'testimonials.quotes.coffee' },
  { quoteKey: 'testimonials.quotes.silence' },
] as const
