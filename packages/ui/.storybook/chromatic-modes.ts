/** The two widths at which Chromatic compares every story. */
export const chromaticWidthModes = {
  desktop: { viewport: 1440 },
  phone: { viewport: 390 },
}

/** The same widths in German, for components with long texts: `chromatic: { modes: germanChromaticWidthModes }`. */
export const germanChromaticWidthModes = {
  'desktop, in German': { viewport: 1440, language: 'de' },
  'phone, in German': { viewport: 390, language: 'de' },
}
