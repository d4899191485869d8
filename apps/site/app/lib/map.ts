import { hotel } from '../hotel'

const { street, postalCode, locality } = hotel.address
const address = `${hotel.name}, ${street}, ${postalCode} ${locality}`
const { origin, zoom } = hotel.map

/** The embedded map: the address as query, the zoom, the embed output. */
export const mapEmbedUrl = `${origin}/maps?${new URLSearchParams({ q: address, z: String(zoom), output: 'embed' })}`

/** The map on the service's own site. */
export const mapUrl = `${origin}/maps/search/?${new URLSearchParams({ api: '1', query: address })}`

/** The way to the house, from wherever the guest is. */
export const directionsUrl = `${origin}/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
