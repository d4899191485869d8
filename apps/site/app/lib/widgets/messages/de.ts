import { de } from '@meridiana/consent/locales/de'
import { de as reviews } from '@meridiana/reviews-widget/locales/de'

/** The messages of the reviews package, which say beside the score that the reviews are not checked. */
export const reviewsMessages = {
  ...reviews,
  reviewCount: {
    one: '{count} Bewertung auf {platform}, ungeprüft',
    other: '{count} Bewertungen auf {platform}, ungeprüft',
  },
}

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...de,
  gate: {
    ...de.gate,
    text: 'Das Laden erlaubt die ganze Kategorie „{category}“, auch Werbemessung: {vendor} erhält Ihre IP-Adresse, kann Cookies setzen und Daten in den USA verarbeiten. Das können Sie jederzeit widerrufen. Für die Karte allein genügt der Link.',
  },
}
