import { expect, it } from 'vitest'
import { formatCityGuideFacts } from './city-guide-facts'

it('writes the market days in each language', () => {
  expect(formatCityGuideFacts('en').days).toBe('Tuesday and Thursday')
  expect(formatCityGuideFacts('it').days).toBe('martedì e giovedì')
  expect(formatCityGuideFacts('de').days).toBe('Dienstag und Donnerstag')
})

it('writes the season of the terrace in each language', () => {
  const season = (language: 'en' | 'it' | 'de') => {
    const { opens, closes, year } = formatCityGuideFacts(language)
    return [opens, closes, year]
  }
  expect(season('en')).toEqual(['4 April', '31 October', '2025'])
  expect(season('it')).toEqual(['4 aprile', '31 ottobre', '2025'])
  expect(season('de')).toEqual(['4. April', '31. Oktober', '2025'])
})

it('writes the discount as a percentage', () => {
  expect(formatCityGuideFacts('en').discount).toBe('10%')
  expect(formatCityGuideFacts('de').discount).toMatch(/^10\s%$/)
})
