import { hotel } from '../hotel'
import type { Fair, FairDay } from './fairs'

/** RFC 5545, section 3.3.11: what a text value must escape. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545, section 3.1: a line holds at most 75 octets; what follows is folded under a space. */
function fold(line: string) {
  const folded: string[] = []
  let part = ''
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > 74) {
      folded.push(part)
      part = ''
    }
    part += character
  }
  return [...folded, part].join('\r\n ')
}

const dateOf = ({ year, month, day = 1 }: FairDay, later = 0) =>
  new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10).replaceAll('-', '')

/**
 * A calendar file (RFC 5545) with the fair's whole days.
 *
 * @returns its address, to be downloaded; undefined where the days cannot be read
 */
export function calendarUrl({ id, title, venue, href, period }: Fair): string | undefined {
  if (period?.start.day === undefined || period.end.day === undefined) return undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${hotel.name}//Fairs//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(hotel.origin).hostname}`,
    `DTSTAMP:${dateOf(period.start)}T000000Z`,
    `DTSTART;VALUE=DATE:${dateOf(period.start)}`,
    // The end of whole days is the day after the last (section 3.6.1).
    `DTEND;VALUE=DATE:${dateOf(period.end, 1)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(venue ?? hotel.fairCentre.name)}`,
    `URL:${href}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(fold).join('\r\n'))}`
}
