import { expect, it } from 'vitest'
import { rooms } from '../../content/rooms'
import { hotel } from '../../hotel'
import { hotelJsonLd } from './hotel-json-ld'
import { createRoomJsonLd, createRoomOfferJsonLd } from './json-ld'

it('offers each room at its lowest price, with VAT', () => {
  for (const room of rooms) {
    const id = `${hotel.origin}/de/rooms/${room.id}#room`
    expect(
      createRoomJsonLd({ room, name: '', description: '', amenities: [], picture: '', language: 'de' }),
    ).toMatchObject({ '@id': id })
    expect(createRoomOfferJsonLd(room, 'de')).toMatchObject({
      itemOffered: { '@id': id },
      priceSpecification: { minPrice: room.lowestPrice, priceCurrency: 'EUR', valueAddedTaxIncluded: true },
    })
  }
})

it('gives the range of the lowest prices', () => {
  const prices = rooms.map(({ lowestPrice }) => lowestPrice)
  expect(hotelJsonLd).toMatchObject({ priceRange: `€${Math.min(...prices)}–${Math.max(...prices)}` })
})
