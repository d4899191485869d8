import { readFileSync } from 'node:fs'
import { rooms as siteRooms } from '../app/content/rooms'
import type { Page } from './test'

/** The booking engine's URL on every page: it is in Italian, whatever the page's language is. */
export const bookingUrl = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

const readEnglishTexts = (namespace: string) =>
  JSON.parse(readFileSync(new URL(`../public/locales/en/${namespace}.json`, import.meta.url), 'utf8'))

/** The English texts of the page `/rooms`, from `rooms.json`. */
export const englishRoomsTexts = readEnglishTexts('rooms')
/** The beginning of the English title of the page `/rooms`, without the name of the hotel. */
export const roomsPageTitle = new RegExp(`^${englishRoomsTexts.meta.title.replace(/ ·.*/, '')}`)

const englishRoomTexts = readEnglishTexts('room')

/** Removes the tags of a translation: `Choose your <em>hour</em>` becomes `Choose your hour`. */
export const removeTags = (text: string) => text.replace(/<[^>]+>/g, '')

/** Every room: id, English name and kind, capacity, beds in English, number of pictures in the gallery. */
export const rooms = siteRooms.map(({ id, sleeps, beds, galleryPictures }) => ({
  id,
  name: englishRoomsTexts.rooms[id].name as string,
  kind: englishRoomsTexts.rooms[id].kind as string,
  sleeps,
  beds: englishRoomsTexts.beds[beds] as string,
  pictures: galleryPictures.length,
}))

export const main = (page: Page) => page.getByRole('main')
/** The gallery of a room page, in English. */
export const gallery = (page: Page) => page.getByRole('region', { name: 'Have a look around' })
/** The section of a room page with the cards of the other rooms, in English. */
export const otherRooms = (page: Page) => page.getByRole('region', { name: englishRoomTexts.others })
