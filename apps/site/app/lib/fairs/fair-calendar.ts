import { hotel } from '../../hotel'
import { dayAfter } from '../formats/format'
import type { Fair } from './schema'

/** Escapes a text value of a calendar file: RFC 5545, section 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&')

const encoder = new TextEncoder()

/**
 * Splits a line of a calendar file into lines of at most 75 octets; each line after the first begins with a space: RFC
 * 5545, section 3.1.
 */
function fold(line: string) {
  const countOctets = (text: string) => encoder.encode(text).length
  if (countOctets(line) <= 75) return line
  const folded: string[] = []
  let part = ''
  for (const character of line) {
    if (countOctets(part + character) > 74) {
      folded.push(part)
      part = ''
    }
    part += character
  }
  return [...folded, part].join('\r\n ')
}

/** Formats a day (ISO 8601) as RFC 5545 requires: `20270116`. */
const calendarDate = (day: string) => day.replaceAll('-', '')

/**
 * Creates a calendar file (RFC 5545) with the fair as an all-day event, as a `data:` URL; undefined if its days are
 * unknown.
 */
export function createFairCalendarUrl({ id, title, venue, href, period }: Fair): string | undefined {
  if (period.precision !== 'day') return undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${hotel.name}//Fairs//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@${new URL(hotel.origin).hostname}`,
    `DTSTAMP:${calendarDate(period.from)}T000000Z`,
    `DTSTART;VALUE=DATE:${calendarDate(period.from)}`,
    // DTEND is exclusive: the day after the last day of the event (RFC 5545, section 3.6.1).
    `DTEND;VALUE=DATE:${calendarDate(dayAfter(period.to))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(venue ?? hotel.fairCentre.name)}`,
    `URL:${href}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(fold).join('\r\n'))}`
}
