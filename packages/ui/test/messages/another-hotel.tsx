import type { ReactNode } from 'react'
import type { StoryLanguage, StoryMessages } from './en'

interface OwnTexts {
  /** Of the first three slides of the hero. */
  slides: { moment: string; kicker: string; title: ReactNode; text: string }[]
  nav: string[]
  where: { kicker: string; title: ReactNode; text: string; picture: string }
  roomsTitle: ReactNode
  roomNames: string[]
}

const texts: Record<StoryLanguage, OwnTexts> = {
  en: {
    nav: ['Rooms', 'Kitchen', 'Outdoors', 'The lake', 'Meetings'],
    slides: [
      {
        moment: 'Summer',
        kicker: 'Above the lake',
        title: 'Mountains at your window',
        text: 'Forty bright rooms, three minutes from the shore and five from the first cable car.',
      },
      {
        moment: 'Autumn',
        kicker: 'On foot',
        title: 'Start walking at the door',
        text: 'Six trails begin behind the house. We lend boots, poles and a map.',
      },
      {
        moment: 'Winter',
        kicker: 'Back inside',
        title: 'Warm up above the snow',
        text: 'Two saunas, a pool under the open sky, and tea until ten.',
      },
    ],
    where: {
      kicker: 'Getting here',
      title: 'By train to the lake',
      text: 'The valley railway stops five minutes from the house. Guests who come by train need no car: the bus to the lifts is free.',
      picture: 'A light road runs between trees down to the valley.',
    },
    roomsTitle: 'Wood, wool and quiet',
    roomNames: ['Lake suite', 'Alpine double', 'Family room', 'Single'],
  },
  it: {
    nav: ['Camere', 'Cucina', 'All’aperto', 'Il lago', 'Riunioni'],
    slides: [
      {
        moment: 'Estate',
        kicker: 'Sopra il lago',
        title: 'Le montagne alla finestra',
        text: 'Quaranta camere luminose, a tre minuti dalla riva e a cinque dalla prima funivia.',
      },
      {
        moment: 'Autunno',
        kicker: 'A piedi',
        title: 'Si parte dalla porta di casa',
        text: 'Dietro l’albergo cominciano sei sentieri. Prestiamo scarponi, bastoncini e una mappa.',
      },
      {
        moment: 'Inverno',
        kicker: 'Di nuovo al caldo',
        title: 'Scaldarsi sopra la neve',
        text: 'Due saune, una piscina a cielo aperto e il tè fino alle dieci.',
      },
    ],
    where: {
      kicker: 'Come arrivare',
      title: 'In treno fino al lago',
      text: 'La ferrovia della valle si ferma a cinque minuti dall’albergo. A chi arriva in treno l’auto non serve: l’autobus per gli impianti è gratuito.',
      picture: 'Una strada chiara scende tra gli alberi verso la valle.',
    },
    roomsTitle: 'Legno, lana e silenzio',
    roomNames: ['Suite sul lago', 'Doppia alpina', 'Camera familiare', 'Singola'],
  },
  de: {
    nav: ['Zimmer', 'Küche', 'Draußen', 'Der See', 'Tagungen'],
    slides: [
      {
        moment: 'Sommer',
        kicker: 'Über dem See',
        title: 'Berge vor dem Fenster',
        text: 'Vierzig helle Zimmer, drei Minuten vom Ufer und fünf von der ersten Seilbahn.',
      },
      {
        moment: 'Herbst',
        kicker: 'Zu Fuß',
        title: 'Ab der Haustür wandern',
        text: 'Sechs Wege beginnen hinter dem Haus. Schuhe, Stöcke und eine Karte leihen wir Ihnen.',
      },
      {
        moment: 'Winter',
        kicker: 'Wieder im Warmen',
        title: 'Aufwärmen über dem Schnee',
        text: 'Zwei Saunen, ein Becken unter freiem Himmel und Tee bis zehn Uhr.',
      },
    ],
    where: {
      kicker: 'Anreise',
      title: 'Mit dem Zug an den See',
      text: 'Die Talbahn hält fünf Minuten vom Haus. Wer mit dem Zug kommt, braucht kein Auto: Der Bus zu den Liften ist kostenlos.',
      picture: 'Eine helle Straße führt zwischen Bäumen ins Tal hinab.',
    },
    roomsTitle: 'Holz, Wolle und Ruhe',
    roomNames: ['Seesuite', 'Alpendoppelzimmer', 'Familienzimmer', 'Einzelzimmer'],
  },
  he: {
    nav: ['חדרים', 'מטבח', 'בחוץ', 'האגם', 'כנסים'],
    slides: [
      {
        moment: 'קיץ',
        kicker: 'מעל האגם',
        title: 'ההרים מול החלון',
        text: 'ארבעים חדרים מוארים, שלוש דקות מהחוף וחמש דקות מהרכבל הראשון.',
      },
      {
        moment: 'סתיו',
        kicker: 'ברגל',
        title: 'יוצאים לטיול מהדלת',
        text: 'שישה שבילים מתחילים מאחורי הבית. אנחנו משאילים נעליים, מקלות ומפה.',
      },
      {
        moment: 'חורף',
        kicker: 'בחזרה פנימה',
        title: 'להתחמם מעל השלג',
        text: 'שתי סאונות, בריכה תחת כיפת השמיים ותה עד עשר.',
      },
    ],
    where: {
      kicker: 'איך מגיעים',
      title: 'ברכבת אל האגם',
      text: 'רכבת העמק עוצרת חמש דקות מהבית. מי שמגיע ברכבת אינו זקוק למכונית: האוטובוס אל הרכבלים חינם.',
      picture: 'דרך בהירה יורדת בין עצים אל העמק.',
    },
    roomsTitle: 'עץ, צמר ושקט',
    roomNames: ['סוויטה מול האגם', 'זוגי אלפיני', 'חדר משפחה', 'יחיד'],
  },
}

/** The sample texts of another hotel: its own name and page, and the words of Casa Meridiana where these are usual. */
export function asAnotherHotel(messages: StoryMessages, language: StoryLanguage): StoryMessages {
  const { slides, nav, where, roomsTitle, roomNames } = texts[language]
  return {
    ...messages,
    brand: 'Hotel Bergblick',
    nav,
    hero: { ...messages.hero, slides },
    where: { ...messages.where, ...where },
    rooms: {
      ...messages.rooms,
      title: roomsTitle,
      items: messages.rooms.items.map((room, index) => ({ ...room, name: roomNames[index] ?? room.name })),
    },
    footer: { ...messages.footer, line: 'Hotel & Spa · Seetal' },
  }
}
