import { it } from '@meridiana/consent/locales/it'
import { hotel } from '../../../hotel'

export { it as reviewsMessages } from '@meridiana/reviews-widget/locales/it'

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...it,
  gate: {
    ...it.gate,
    text: `${it.gate.text} ${hotel.map.vendor} può trattare dati negli Stati Uniti. Il marketing comprende anche la misurazione della pubblicità.`,
  },
}
