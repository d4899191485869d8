import { type Language, locales } from '../languages/languages'
import { formatMeasure } from './format'

/**
 * Formats a quantity with a unit that is not in `Intl` and that every language writes in the same way: "38 m²", "22
 * kW".
 */
const formatWithSymbol = (quantity: number, symbol: string, language: Language) =>
  `${new Intl.NumberFormat(locales[language]).format(quantity)}\u00a0${symbol}`

/** Formats an area: "38 m²". */
export const formatArea = (squareMetres: number, language: Language) =>
  formatWithSymbol(squareMetres, 'm²', language)

/** Formats an electric power: "22 kW". */
export const formatPower = (kilowatts: number, language: Language) =>
  formatWithSymbol(kilowatts, 'kW', language)

/** Formats a bandwidth, whose unit differs in English: "200 Mbps", elsewhere "200 Mbit/s". */
export const formatBandwidth = (megabitsPerSecond: number, language: Language) =>
  formatWithSymbol(megabitsPerSecond, language === 'en' ? 'Mbps' : 'Mbit/s', language)

/** Formats two lengths of the same unit: "160 × 200 cm". */
export const formatDimensions = (
  first: number,
  second: number,
  unit: 'centimeter' | 'meter',
  language: Language,
) =>
  `${new Intl.NumberFormat(locales[language]).format(first)}\u00a0×\u00a0${formatMeasure(second, unit, language)}`
