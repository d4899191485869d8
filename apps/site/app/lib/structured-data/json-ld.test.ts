import { expect, it } from 'vitest'
import { rooms } from '../../content/rooms'
import { hotel } from '../../hotel'
import { parseFairs } from '../fairs/schema'
import { hotelJsonLd } from './hotel-json-ld'
import { createFairsJsonLd, createRestaurantJsonLd, createRoomJsonLd, createRoomOfferJsonLd } from './json-ld'

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

it('has only the fairs whose days are known, with full days', () => {
  const fairs = [
    'dal 13 al 15 febbraio 2027',
    'March 2027, to be confirmed',
    '20–16 January 2027',
    'soon',
  ].map((dates, id) => ({ id, title: dates, dates, href: 'https://a.example/' }))
  const graph = createFairsJsonLd(parseFairs(fairs, '2026-11-21') ?? [])['@graph']
  expect(graph.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([['2027-02-13', '2027-02-15']])
})

it('separates the municipality from its province', () => {
  expect(hotelJsonLd).toMatchObject({ address: { addressLocality: 'Arcugnano', addressRegion: 'VI' } })
})

it.each([
  ['2026-11-27', '2027-08-04', '2027-08-19'],
  ['2027-08-03', '2027-08-04', '2027-08-19'],
  ['2027-08-19', '2027-08-04', '2027-08-19'],
  ['2027-08-20', '2028-08-04', '2028-08-19'],
])('on %s the restaurant’s next closure is that from %s to %s', (today, validFrom, validThrough) => {
  expect(createRestaurantJsonLd(today)).toMatchObject({
    specialOpeningHoursSpecification: { opens: '00:00', closes: '00:00', validFrom, validThrough },
  })
})
