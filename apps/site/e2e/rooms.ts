import { readFileSync } from 'node:fs'
import { rooms as siteRooms } from '../app/content/rooms'
import type { Page } from './test'

export const bookingUrl = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

const readEnglishTexts = (namespace: string) =>
  JSON.parse(readFileSync(new URL(`../public/locales/en/${namespace}.json`, import.meta.url), 'utf8'))

export const englishRoomsTexts = readEnglishTexts('rooms')
const englishRoomTexts = readEnglishTexts('room')

export const removeTags = (text: string) => text.replace(/<[^>]+>/g, '')

/** Every room: id, English name, capacity, beds in English, number of pictures in the gallery. */
export const rooms = siteRooms.map(({ id, sleeps, beds, galleryPictures }) => ({
  id,
  name: englishRoomsTexts.rooms[id].name as string,
  sleeps,
  beds: englishRoomsTexts.beds[beds] as string,
  pictures: galleryPictures.length,
}))

export const main = (page: Page) => page.getByRole('main')
export const gallery = (page: Page) => page.getByRole('region', { name: 'Have a look around' })
export const otherRooms = (page: Page) =>
  page.getByRole('region', { name: removeTags(englishRoomTexts.others.title) })
