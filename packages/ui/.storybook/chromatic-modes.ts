/** Both widths of every story in German, for components with long texts: `chromatic: { modes: germanChromaticWidthModes }`. */
export const germanChromaticWidthModes = {
  'desktop, in German': { viewport: 1440, language: 'de' },
  'phone, in German': { viewport: 390, language: 'de' },
}
