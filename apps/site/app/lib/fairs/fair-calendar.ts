import { hotel } from '../../hotel'
import { addDays } from '../formats/format'
import type { Fair } from './schema'

/** Escapes a text value of a calendar file: RFC 5545, section 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&')

/**
 * Splits a line of a calendar file into lines of at most 75 octets; each line after the first begins with a space: RFC
 * 5545, section 3.1. A character outside of ASCII has up to four octets.
 */
const fold = (line: string) =>
  line.replace(new RegExp(`.{${/^[ -~]*$/.test(line) ? 74 : 18}}(?=.)`, 'gu'), '$&\r\n ')

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
    `DTEND;VALUE=DATE:${calendarDate(addDays(period.to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(venue ?? hotel.fairCentre.name)}`,
    `URL:${href}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(fold).join('\r\n'))}`
}
