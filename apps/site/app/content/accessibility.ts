/** Date of the last review of the accessibility statement, ISO 8601. */
export const accessibilityReviewDate = '2026-11-22'

/** Month in which the hotel checked the accessibility of the booking engine, ISO 8601. */
export const bookingEngineCheckMonth = '2026-10'

/** Sections of the accessibility statement, in reading order. Texts: `sections.<id>` in `accessibility.json`. */
export const accessibilitySections = ['house', 'aim', 'done', 'limits', 'report', 'law'] as const

/** The supervisory authority for the accessibility of digital services. */
export const accessibilityAuthority = { url: 'https://www.agid.gov.it/' }
