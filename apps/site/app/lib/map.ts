import { hotel } from '../hotel'
import { formatAddress } from './formats/format'

const address = `${hotel.name}, ${formatAddress(hotel.address)}`
const { origin, zoom } = hotel.map

/** URL of the map that the page embeds when the visitor allows marketing. */
export const hotelMapEmbedUrl = `${origin}/maps?${new URLSearchParams({ q: address, z: String(zoom), output: 'embed' })}`

/** URL of the hotel's place on the site of the map service. */
export const hotelMapUrl = `${origin}/maps/search/?${new URLSearchParams({ api: '1', query: address })}`

/** URL of directions to the hotel from the visitor's position. */
export const hotelDirectionsUrl = `${origin}/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
