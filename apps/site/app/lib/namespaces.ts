import type { PostId } from '../content/posts'
import type { RoomId } from '../content/room-id'

/** The translation files of each language: one per page, and `common` for header, footer and menus. */
export type Namespace =
  | 'accessibility'
  | 'booking'
  | 'common'
  | 'cookies'
  | 'experience'
  | 'fairs'
  | 'faq'
  | 'getting-here'
  | 'home'
  | 'journal'
  | 'map'
  | 'not-found'
  | 'offers'
  | 'offline'
  | 'post'
  | 'privacy'
  | 'restaurant'
  | 'room'
  | 'rooms'
  | 'vicenza'
  | `post-${PostId}`
  | `room-${RoomId}`
