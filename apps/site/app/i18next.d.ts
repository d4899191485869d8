import type accessibility from '../public/locales/en/accessibility.json'
import type booking from '../public/locales/en/booking.json'
import type common from '../public/locales/en/common.json'
import type cookies from '../public/locales/en/cookies.json'
import type experience from '../public/locales/en/experience.json'
import type fairs from '../public/locales/en/fairs.json'
import type faq from '../public/locales/en/faq.json'
import type gettingHere from '../public/locales/en/getting-here.json'
import type home from '../public/locales/en/home.json'
import type journal from '../public/locales/en/journal.json'
import type map from '../public/locales/en/map.json'
import type notFound from '../public/locales/en/not-found.json'
import type offers from '../public/locales/en/offers.json'
import type post from '../public/locales/en/post.json'
import type postBikeRoute from '../public/locales/en/post-bike-route.json'
import type postHills from '../public/locales/en/post-hills.json'
import type postSurroundings from '../public/locales/en/post-surroundings.json'
import type privacy from '../public/locales/en/privacy.json'
import type restaurant from '../public/locales/en/restaurant.json'
import type room from '../public/locales/en/room.json'
import type roomSuite from '../public/locales/en/room-suite.json'
import type rooms from '../public/locales/en/rooms.json'
import type vicenza from '../public/locales/en/vicenza.json'

/** Types of the translation keys, from the English files: a key that does not exist is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      booking: typeof booking
      offers: typeof offers
      faq: typeof faq
      cookies: typeof cookies
      accessibility: typeof accessibility
      experience: typeof experience
      fairs: typeof fairs
      'getting-here': typeof gettingHere
      home: typeof home
      map: typeof map
      'not-found': typeof notFound
      privacy: typeof privacy
      restaurant: typeof restaurant
      journal: typeof journal
      post: typeof post
      'post-bike-route': typeof postBikeRoute
      /**
       * Type of the translations of every post that the page module `post` shows. The file of each post has at least
       * these keys.
       */
      'post-hills': typeof postHills
      'post-surroundings': typeof postSurroundings
      room: typeof room
      /** Type of the translations of every room (`room-<id>`), whose files all have the same keys. */
      'room-suite': typeof roomSuite
      rooms: typeof rooms
      vicenza: typeof vicenza
    }
  }
}
