/** What Chromatic photographs of every story: the two widths of the comps. */
export const widths = {
  desktop: { viewport: 1440 },
  phone: { viewport: 390 },
}

/** The same in the language that needs most room, for the parts that hold most words: `chromatic: { modes: inGerman }`. */
export const inGerman = {
  'desktop, in German': { viewport: 1440, language: 'de' },
  'phone, in German': { viewport: 390, language: 'de' },
}
