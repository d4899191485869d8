import { de } from '@meridiana/consent/locales/de'

export { de as reviewsMessages } from '@meridiana/reviews-widget/locales/de'

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...de,
  gate: {
    ...de.gate,
    text: 'Sie erlauben damit die ganze Kategorie „{category}“, auch Werbemessung; das können Sie jederzeit widerrufen. {vendor} erhält dann Ihre IP-Adresse, kann Cookies setzen und Daten in den USA verarbeiten. Für die Karte allein genügt der Link.',
  },
}
