import { it } from '@meridiana/consent/locales/it'
import { it as reviews } from '@meridiana/reviews-widget/locales/it'

/** The messages of the reviews package; the site addresses its visitors as “voi”, also on buttons. */
export const reviewsMessages = {
  ...reviews,
  retry: 'Riprovate',
  reviewCount: {
    one: '{count} recensione su {platform}, non verificata',
    other: '{count} recensioni su {platform}, non verificate',
  },
  readMore: 'Leggete tutta la recensione',
  badgeSubheading: { one: 'Leggete la recensione', other: 'Leggete le {count} recensioni degli ospiti' },
  pause: 'Fermate le recensioni',
  play: 'Fate scorrere le recensioni',
}

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...it,
  main: {
    ...it.main,
    acceptAll: 'Accettate tutto',
    rejectAll: 'Rifiutate tutto',
    close: 'Chiudete e rifiutate tutto',
  },
  preferences: {
    ...it.preferences,
    save: 'Salvate la selezione',
    rejectAll: 'Rifiutate tutto',
    close: 'Chiudete senza cambiare nulla',
  },
  reminder: { ...it.reminder, action: 'Scegliete ora' },
  gate: {
    ...it.gate,
    allow: 'Accettate marketing e mappa',
    text: 'Con il pulsante consentite la mappa e, insieme, la misurazione della pubblicità (tutta la categoria «{category}»): {vendor} riceve il vostro indirizzo IP, può salvare cookie e trattare dati negli Stati Uniti. Potete revocare il consenso quando volete.',
  },
}
