import { describe, expect, it } from 'vitest'
import { factsThatTextsMustInterpolate, factUnits, findHardCodedFacts } from './facts'
import { readTranslations } from './site-files'

it('no text of the site writes out a fact', () => {
  expect(findHardCodedFacts(readTranslations())).toEqual([])
})

it('every number of hotel.ts, hotel-details.ts and directions.ts has a unit, or is named as one without', () => {
  const numbers = Object.entries(factsThatTextsMustInterpolate).flatMap(([path, value]) =>
    typeof value === 'number' ? [path] : [],
  )
  expect(Object.keys(factUnits).sort()).toEqual(numbers.sort())
})

describe('findHardCodedFacts', () => {
  const check = (language: string, text: string, file = 'home') =>
    findHardCodedFacts({ [language]: { [file]: { text } } }).map(({ message }) => message)

  it.each([
    ['en', 'Ten minutes by car', 'hotel.fairCentre.minutesByCar (10)'],
    ['en', 'A 10-minute drive', 'hotel.fairCentre.minutesByCar (10)'],
    ['it', 'a dieci minuti dalla fiera', 'hotel.fairCentre.minutesByCar (10)'],
    ['de', 'zehn Autominuten', 'hotel.fairCentre.minutesByCar (10)'],
    ['en', 'Water costs €1.50', 'hotel.stay.waterPrice (1.5)'],
    ['de', 'Wasser kostet 1,50\u00a0€', 'hotel.stay.waterPrice (1.5)'],
    ['en', 'A four-star house', 'hotel.stars (4)'],
    ['it', 'check-in dalle 15.00', 'hotel.stay.checkIn (15:00)'],
    ['de', 'vom 4. August an', 'hotel.restaurant.holidays.from (08-04)'],
    ['it', 'sconto del 10\u00a0%', 'hotel.city.palladianTourDiscount (0.1)'],
    ['en', 'Call +39 0444 000000', 'hotel.phone (+39 0444 000000)'],
  ])('reports in %s: %s', (language, text, fact) => {
    expect(check(language, text)).toContain(`writes out ${fact}: interpolate it`)
  })

  it.each([
    ['en', '{{minutes}} minutes by car, 33 minutes on foot, ten rooms'],
    ['it', 'Da 110 minuti, 11,50\u00a0€'],
    ['de', 'Zehn Zimmer, 115:00'],
  ])('reports nothing in %s: %s', (language, text) => {
    expect(check(language, text)).toEqual([])
  })

  it('accepts quantities in articles, which describe the world, but not the hotel’s times', () => {
    expect(check('en', 'The lake is ten minutes away', 'post-hills')).toEqual([])
    expect(check('en', 'Dinner is at 19:30', 'post-hills')).toHaveLength(1)
  })
})
