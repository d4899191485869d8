/** The day on which the accessibility statement was last gone through, ISO 8601. */
export const statementDate = '2026-11-21'

/** Its sections, in reading order. Words: `sections.<id>` of accessibility.json. */
export const accessibilitySections = ['aim', 'done', 'limits', 'house', 'report', 'law'] as const

/** The authority that watches over the accessibility of digital services. */
export const accessibilityAuthority = { url: 'https://www.agid.gov.it/' }
