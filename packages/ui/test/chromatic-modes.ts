/** Chromatic modes for stories with long texts: in German, at each width. */
export const germanChromaticModes = {
  'desktop, in German': { viewport: 1440, language: 'de' },
  'phone, in German': { viewport: 390, language: 'de' },
}
