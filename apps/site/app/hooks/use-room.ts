import { requireRoom } from '../content/rooms'
import { usePage } from './use-page'

/** The room of the current page, which must be a room page. */
export const useRoom = () => requireRoom(usePage().path.slice('/rooms/'.length))
