import type { LoaderFunctionArgs } from 'react-router'
import { listGalleryPictures } from '../../content/room-gallery.server'
import { requireRoom } from '../../content/rooms'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import { formatDayRange, formatPrice } from '../formats/format'
import { languageOfPath, stripLanguagePrefix } from '../languages/paths'
import { formatArrivalDays } from './offer-prices'
import { formatRoomMeasures, formatRoomPrices } from './room-measures'

/** The loader of the page of a room: its facts, formatted, and its pictures. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const room = requireRoom(stripLanguagePrefix(url.pathname).slice('/rooms/'.length))
  return {
    measures: formatRoomMeasures(room, language),
    prices: formatRoomPrices(language),
    water: formatPrice(hotel.stay.waterPrice, language),
    cooling: formatDayRange(hotelDetails.cooling, language),
    arrival: formatArrivalDays(language),
    galleryPictures: listGalleryPictures(room),
  }
}
