import type { ReactNode } from 'react'

export type StoryLanguage = 'en' | 'it' | 'de' | 'he'

export const en = {
  language: 'en' as string,
  brand: 'Casa Meridiana',
  skip: 'Skip to content',
  menu: { open: 'Open the menu', close: 'Close the menu', title: 'Menu', nav: 'Main' },
  nav: ['Rooms', 'Restaurant', 'Experience', 'Vicenza', 'Exhibitions'],
  languageLabel: 'Language',
  chat: 'Chat',
  reserve: 'Reserve',
  check: 'Check availability',
  viewMore: 'View more',
  viewAll: 'View all',
  discover: 'Discover',
  toRestaurant: 'About the restaurant',
  calendar: 'See the calendar',
  allRooms: 'All rooms',
  breadcrumb: { label: 'You are here', trail: ['Home', 'Vicenza', 'Seven roads for a bicycle'] },
  kickers: [
    { hour: 8, text: 'Exhibitions' },
    { hour: 9, text: 'Where we are' },
    { hour: 10, text: 'Journal' },
    { hour: 11, text: 'The house' },
    { hour: 12, text: 'Services' },
    { hour: 16, text: 'Experience' },
    { hour: 18, text: 'Guests' },
    { hour: 20, text: 'Ristorante Ombra' },
    { hour: 22, text: 'Rooms' },
  ],
  where: {
    kicker: 'Where we are',
    title: (
      <>
        Between the Berici hills and <em>Palladio’s city</em>
      </>
    ) as ReactNode,
    text: 'The house stands at the foot of the hills, its garden and pool behind a limestone wall. The centre of Vicenza is a short drive, and the trade-fair halls are ten minutes by car.',
    picture: 'A white road lined with cypresses runs from the hills down to Vicenza.',
    minutes: 'by car to the exhibition centre',
    rooms: 'kinds of room',
    chargers: 'charging stations for electric cars',
  },
  longTitle: 'Exhibition-week reservations for three-bed rooms' as ReactNode,
  fairs: {
    kicker: 'Exhibitions',
    title: (
      <>
        In town <em>for the fair?</em>
      </>
    ) as ReactNode,
    text: 'Early breakfast, free parking, late check-in on request, and the halls ten minutes away.',
    venue: 'Fiera di Vicenza',
    list: [
      { title: 'Vicenzaoro January', dates: '16–20 January' },
      { title: 'Hit Show', dates: '13–15 February' },
      { title: 'Abilmente Primavera', dates: '5–8 March' },
    ],
    empty: 'Data is not available at the moment. Please try again later or open the official calendar.',
    official: 'Official calendar',
    loading: 'Loading the fairs',
    filter: 'Month',
    all: 'All',
    months: ['Jan 2027', 'Feb 2027', 'Mar 2027', 'Apr 2027', 'May 2027', 'Sep 2027', 'Oct 2027'],
    count: (count: number) => (count === 1 ? '1 fair' : `${count} fairs`),
  },
  hero: {
    region: 'Five hours of a stay',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    pager: 'Choose a picture',
    position: '{place} of {count}',
    slides: [
      {
        moment: '19 · sunset',
        kicker: 'The hour of the loggia',
        title: (
          <>
            Stay where the day <em>takes its time</em>
          </>
        ) as ReactNode,
        text: 'A house of warm stone among the cypresses, ten minutes from Vicenza’s fairs and its palaces.',
      },
      {
        moment: '20 · dusk',
        kicker: 'The hour of the hills',
        title: (
          <>
            The hills turn blue, <em>one by one</em>
          </>
        ) as ReactNode,
        text: 'From the garden wall you see the Berici as far as the last lit window.',
      },
      {
        moment: '22 · evening',
        kicker: 'The hour of the table',
        title: (
          <>
            Dinner is <em>downstairs</em>
          </>
        ) as ReactNode,
        text: 'Ristorante Ombra cooks what the market had this morning. Your room is one flight of stairs away.',
      },
      {
        moment: '8 · morning',
        kicker: 'The hour of the window',
        title: (
          <>
            Wake to light, <em>not to traffic</em>
          </>
        ) as ReactNode,
        text: 'Linen sheets, wooden shutters, and the garden outside the window.',
      },
      {
        moment: '12 · noon',
        kicker: 'The hour without shadow',
        title: (
          <>
            At noon the garden <em>is yours</em>
          </>
        ) as ReactNode,
        text: 'The pool in season, chairs under the pergola, and nobody asking what you plan to do next.',
      },
    ],
  },
  footer: {
    line: 'Hotel & Ristorante · Vicenza',
    registration: 'Registration no. 024006-ALB-00012',
    contact: 'Contact',
    country: 'Italy',
    follow: 'Follow',
    certified: 'Certified',
    standards: ['Laundry hygiene: UNI EN 14065', 'Environment: UNI EN 14001', 'Quality: ISO 9001'],
    legal: 'Legal',
    privacy: 'Privacy policy',
    cookies: 'Cookie policy',
    preferences: 'Cookie preferences',
    registers: 'CIN IT024006A1MERIDIANA · VAT IT00000000000 · REA VI-000000 · Share capital €10,000',
  },
  notFound: 'This page doesn’t exist',
  richText: 'At seven an <it>ombra</it>, <em>under the second arch</em>',
  notice: 'The German texts failed to load. Please check your connection and choose the language again.',
  messagePage: {
    text: 'The address may be old, or a letter is missing. The rooms are where they were.',
    home: 'To the home page',
    offline: 'No connection',
    retry: 'Try again',
  },
  map: {
    label: 'A drawn map: from Vicenza a road runs south to the hotel, at the foot of the Berici hills.',
    station: 'Station',
    venice: 'Venice',
  },
  loading: 'Loading',
  quote: 'The best hour of the ride is the one in which you stop.',
  quoteBy: 'From the journal',
  tip: {
    title: 'Insider tip',
    text: 'Ask for a table by the second arch. At seven the sun comes through it and stays for as long as a glass of wine.',
  },
  faq: [
    {
      question: 'From when can we check in?',
      answer: 'From 15:00. Earlier or later on request: write to us the day before.',
    },
    {
      question: 'Until when can we cancel?',
      answer: 'Free of charge up to three days before arrival. After that we charge one night.',
    },
    {
      question: 'Can we charge an electric car?',
      answer: 'Yes. Two charging stations stand in the car park, which is free for guests.',
    },
  ],
  badge: { isNew: 'New', season: 'In season', closed: 'Closed until 19 August' },
  cookies: {
    caption: 'Necessary cookies',
    analytics: 'Analytics cookies',
    marketing: 'Marketing cookies',
    columns: { name: 'Name', provider: 'Provider', purpose: 'Purpose', expiry: 'Expiry', type: 'Type' },
    rows: [
      {
        name: 'cookieConsentState',
        provider: 'Casa Meridiana',
        purpose: 'Remembers what you allowed',
        expiry: '1 year',
        type: 'Local storage',
      },
      {
        name: 'lng',
        provider: 'Casa Meridiana',
        purpose: 'Remembers your language',
        expiry: '1 year',
        type: 'Local storage',
      },
    ],
    analyticsRows: [
      {
        name: '_ga',
        provider: 'Google',
        purpose: 'Counts visits, without your name',
        expiry: '2 years',
        type: 'HTTP cookie',
      },
    ],
    none: 'None',
  },
  rooms: {
    kicker: 'Rooms',
    title: (
      <>
        Nine ways to <em>sleep well</em>
      </>
    ) as ReactNode,
    list: 'Choose a room',
    details: 'Details',
    sleepsLabel: 'Sleeps',
    bedsLabel: 'Beds',
    items: [
      {
        name: 'Suite',
        sleeps: 2,
        beds: '1 Queen',
        note: 'sleeps 2 · 1 Queen',
        text: 'A queen bed under an arched niche, a sitting corner by the window, and the garden’s quiet all night.',
      },
      {
        name: 'Superior Matrimoniale',
        sleeps: 2,
        beds: '1 Double',
        note: 'sleeps 2 · 1 Double',
        text: 'A double bed against panelled oak, a desk under the window, and linen dried behind the garden wall.',
      },
      {
        name: 'Superior Tripla',
        sleeps: 3,
        beds: '3 Single Beds',
        note: 'sleeps 3 · 3 Single Beds',
        text: 'Three beds in a row, room for three cases, and a window to the hills.',
      },
      {
        name: 'Singola',
        sleeps: 1,
        beds: '1 Single',
        note: 'sleeps 1 · 1 Single',
        text: 'A good bed, a good lamp, a good desk. Nothing that you would leave unused.',
      },
    ],
  },
  amenities: {
    wifi: 'Wi-Fi',
    ac: 'Air conditioning',
    tv: 'Television',
    minibar: 'Minibar',
    phone: 'Telephone',
    hairdryer: 'Hairdryer',
    desk: 'Desk',
    safe: 'Safe',
    bathroom: 'Private bathroom',
  },
  extras: ['Terry bathrobes', 'Branded bath amenities', 'Nightly chocolate', 'Bottled waters'],
  services: [
    { title: 'Wi-Fi', text: 'Free in every room, and as far as the garden wall.' },
    { title: 'Parking', text: 'On the grounds, free, for as long as you stay.' },
    {
      title: 'Concierge',
      text: 'Tables, tickets, taxis, and an honest answer about which villa is open today.',
    },
    { title: 'Pool', text: 'Outdoors and in season, with the hills behind it.' },
    { title: 'Garden', text: 'For guests alone, walled, with a pergola for the hour without shadow.' },
    { title: 'Bicycles', text: 'Ours to lend, with a pump and a map of the Riviera Berica.' },
  ],
  journal: {
    kicker: 'Journal',
    title: (
      <>
        Vicenza, <em>by someone who lives here</em>
      </>
    ) as ReactNode,
    readMore: 'Read more',
    posts: [
      {
        title: 'Where to eat well without a tablecloth',
        excerpt: 'Three counters, one bakery and a market stall where the city has its lunch standing up.',
      },
      {
        title: 'Palladio in an afternoon',
        excerpt: 'Start at the theatre, end at the bridge, and look up in between.',
      },
      {
        title: 'The hills by lunchtime',
        excerpt: 'A walk that begins at our gate and ends at a farm that cooks.',
      },
      {
        title: 'Seven roads for a bicycle',
        excerpt: 'From the flat river path to the climb that locals do before breakfast.',
      },
    ],
  },
  itineraries: {
    open: 'See the route',
    names: ['The river and the villas', 'Round the Berici hills', 'Vineyards of Gambellara'],
  },
  offer: {
    title: 'Stay 3, pay 2',
    blurb: 'Arrive between Sunday and Thursday, stay three nights, and the third is ours.',
    details: [
      { term: 'Arrival', text: 'Sunday to Thursday' },
      { term: 'Breakfast', text: 'Buffet, included' },
      { term: 'Departure', text: 'Late check-out when the room is free' },
    ],
    enquire: 'Enquire',
  },
  prose: {
    title: 'A walk before dinner',
    lede: 'Leave by the garden gate. The path climbs between two vineyards and reaches the ridge before you are out of breath.',
    heading: 'What you see from the ridge',
    text: 'To the north the plain and its bell towers, to the south the hills, one behind the other. On clear evenings the last line is the sea.',
    list: ['Forty minutes, there and back', 'Good shoes, no special ones', 'Water at the chapel'],
    link: 'the ridge path',
    sub: 'When to go',
    closing: 'An hour before sunset. The kitchen opens at half past seven, and the way home is downhill.',
  },
  experience: {
    region: 'Four pictures of the house',
    slides: [
      'The pool, under the sky',
      'The lounge, in the evening',
      'Vicenza, at noon',
      'Free parking, with two chargers',
    ],
    position: '{place} of {count}',
    previous: 'Previous picture',
    next: 'Next picture',
    pause: 'Pause',
    play: 'Play',
    items: [
      {
        title: 'A retreat',
        text: 'The garden is closed by a wall and open to the hills. It keeps the road out and the light in.',
      },
      {
        title: 'Moments',
        text: 'Breakfast when you wake, a book under the pergola, a swim before the heat.',
      },
      {
        title: 'Comfort',
        text: 'Thick walls, wooden shutters, good mattresses. Comfort is what you stop noticing.',
      },
    ],
  },
  quotes: {
    region: 'What guests say',
    items: [
      'We came for the fair and stayed for the garden.',
      'They remembered how we take our coffee, from the second morning on.',
      'Dinner downstairs, bed upstairs, silence in between.',
    ],
    pause: 'Pause',
    play: 'Play',
    pager: 'Choose a quote',
    position: '{place} of {count}',
    goTo: 'Quote {place}',
  },
  gallery: {
    label: 'Pictures of the room',
    title: 'Pictures',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    thumbnails: 'All pictures',
    position: '{place} of {count}',
    alts: [
      'The loggia at sunset',
      'The hills at dusk',
      'The table in the evening',
      'The window in the morning',
      'The garden at noon',
      'The road to Vicenza',
    ],
  },
  booking: {
    label: 'Stay dates',
    messages: {
      checkin: 'Check-in',
      checkout: 'Check-out',
      guests: 'Guests',
      search: 'Search',
      newTab: '(opens in a new tab)',
      errors: {
        checkin: {
          missing: 'Please enter your check-in date.',
          early: 'Check-in can be today at the earliest.',
        },
        checkout: {
          missing: 'Please enter your check-out date.',
          early: 'Check-out is at least one night after check-in.',
        },
      },
    },
  },
  form: {
    name: 'Name',
    email: 'E-mail',
    emailRequired: 'E-mail (required)',
    emailHint: 'We answer at this address, on the same day.',
    emailMissing: 'Please enter your e-mail address.',
    arrival: 'Time of arrival',
    arrivalHint: 'Reception is open until midnight.',
    arrivalMissing: 'Please choose a time.',
    arrivals: ['Before 15:00', '15:00 to 18:00', 'After 18:00'],
    terms: 'I have read the terms of the offer.',
    termsHint: 'You can cancel free of charge until three days before arrival.',
    termsMissing: 'Please confirm that you have read the terms.',
    dates: 'Your stay',
    wishes: 'Your wishes',
    wish: 'A quiet room to the garden, please. We arrive late, by the last train.',
    wishesMissing: 'Please tell us what you need.',
  },
  price: { from: 'from {price} a night', text: '€115' },
  tabs: {
    label: 'The house in three parts',
    items: [
      { title: 'Rooms', text: 'Nine kinds, from a single bed to a suite under the arch.' },
      { title: 'Restaurant', text: 'Marta Fontana cooks what the market had this morning.' },
      { title: 'Garden', text: 'Closed by a wall, open to the hills, with a pool in season.' },
    ],
  },
  noticeSaved: 'Thank you. We have your request and answer today.',
  noticeSeason: 'The restaurant is closed from 4 to 19 August.',
  dialog: {
    open: 'House rules',
    title: 'Before you arrive',
    text: 'Reception is open until midnight. If you come later, write to us and we leave the light on.',
    close: 'Close',
    done: 'Understood',
  },
}

/** The sample texts of the stories. The English file defines the keys. */
export type StoryMessages = typeof en
