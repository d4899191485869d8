import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from '../lib/languages/languages'
import { type AmenityKey, amenityIcons, groupAmenities } from './amenities'

const keys = Object.keys(amenityIcons) as AmenityKey[]

it('contains the sixteen further amenities of the specification', () => {
  const further = [
    'italianLinens',
    'curatedConcierge',
    'bicycles',
    'wineCheesePairing',
    'europeanBreakfast',
    'coffeeMachine',
    'slippers',
    'toiletries',
    'candies',
    'airConditioning',
    'desk',
    'phone',
    'privateBathroom',
    'complimentaryWifi',
    'smartTV',
    'soundMachine',
  ]
  expect(keys).toEqual(expect.arrayContaining(further))
})

it('gives a room the amenities with an icon and those in plain text, each in the given order', () => {
  expect(groupAmenities(['slippers', 'desk', 'soundMachine', 'privateBathroom'])).toEqual({
    withIcons: [
      { icon: 'desk', nameKey: 'desk' },
      { icon: 'bathroom', nameKey: 'privateBathroom' },
    ],
    plainText: [{ nameKey: 'slippers' }, { nameKey: 'soundMachine' }],
  })
})

it.each([...languageCodes])('names every amenity in %s', (language) => {
  const file = new URL(`../../public/locales/${language}/room.json`, import.meta.url)
  const { amenities } = JSON.parse(readFileSync(file, 'utf8'))
  expect(keys.filter((key) => typeof amenities[key] !== 'string' || amenities[key].trim() === '')).toEqual([])
})
