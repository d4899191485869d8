import type accessibility from '../public/locales/en/accessibility.json'
import type common from '../public/locales/en/common.json'
import type company from '../public/locales/en/company.json'
import type cookies from '../public/locales/en/cookies.json'
import type experience from '../public/locales/en/experience.json'
import type fairs from '../public/locales/en/fairs.json'
import type faq from '../public/locales/en/faq.json'
import type gettingHere from '../public/locales/en/getting-here.json'
import type home from '../public/locales/en/home.json'
import type journal from '../public/locales/en/journal.json'
import type offers from '../public/locales/en/offers.json'
import type posts from '../public/locales/en/posts.json'
import type privacy from '../public/locales/en/privacy.json'
import type restaurant from '../public/locales/en/restaurant.json'
import type room from '../public/locales/en/room.json'
import type rooms from '../public/locales/en/rooms.json'

/** Types of the translation keys, from the English files: a key that does not exist is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      offers: typeof offers
      company: typeof company
      faq: typeof faq
      cookies: typeof cookies
      accessibility: typeof accessibility
      experience: typeof experience
      fairs: typeof fairs
      'getting-here': typeof gettingHere
      home: typeof home
      privacy: typeof privacy
      restaurant: typeof restaurant
      journal: typeof journal
      posts: typeof posts
      room: typeof room
      rooms: typeof rooms
    }
  }
}
