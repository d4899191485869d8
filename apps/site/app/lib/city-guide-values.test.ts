import { expect, it } from 'vitest'
import { formatCityGuideValues } from './city-guide-values'

it('writes the market days in each language', () => {
  expect(formatCityGuideValues('en').days).toBe('Tuesday and Thursday')
  expect(formatCityGuideValues('it').days).toBe('martedì e giovedì')
  expect(formatCityGuideValues('de').days).toBe('Dienstag und Donnerstag')
})

it('writes the season of the terrace in each language', () => {
  const season = (language: 'en' | 'it' | 'de') => {
    const { opens, closes } = formatCityGuideValues(language)
    return [opens, closes]
  }
  expect(season('en')).toEqual(['4 April', '31 October 2025'])
  expect(season('it')).toEqual(['4 aprile', '31 ottobre 2025'])
  expect(season('de')).toEqual(['4. April', '31. Oktober 2025'])
})

it('writes the discount as a percentage', () => {
  expect(formatCityGuideValues('en').discount).toBe('10%')
  expect(formatCityGuideValues('de').discount).toMatch(/^10\s%$/)
})
