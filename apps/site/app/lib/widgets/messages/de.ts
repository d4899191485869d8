import { de } from '@meridiana/consent/locales/de'
import { hotel } from '../../../hotel'

export { de as reviewsMessages } from '@meridiana/reviews-widget/locales/de'

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...de,
  gate: {
    ...de.gate,
    text: `${de.gate.text} ${hotel.map.vendor} kann Daten in den USA verarbeiten. Marketing umfasst auch Werbemessung.`,
  },
}
