import { describe, expect, it } from 'vitest'
import { formatAbsoluteDate, formatRelativeDate } from './dates'
import { avatarColorNumber, formatReviewerName, reviewerInitial } from './reviewer-name'

const named = (name: string) => ({ displayName: name, isAnonymous: false })
const hidden = { displayName: 'Anna Rossi', isAnonymous: true }

describe('displayName', () => {
  it('returns the first name and the last initial by default', () => {
    expect(formatReviewerName(named('Anna Maria Rossi'))).toBe('Anna R.')
    expect(formatReviewerName(named('Anna Maria Rossi'), 'firstNamesOnly')).toBe('Anna')
    expect(formatReviewerName(named(' Anna  Maria Rossi '), 'fullNames')).toBe('Anna Maria Rossi')
  })

  it('keeps a single name and an accented initial', () => {
    expect(formatReviewerName(named('Inês'))).toBe('Inês')
    expect(formatReviewerName(named('Ana e\u0301toile'))).toBe('Ana E\u0301.')
  })

  it('names an anonymous reviewer Anonymous, with the initial A', () => {
    expect(formatReviewerName(hidden)).toBe('Anonymous')
    expect(formatReviewerName(hidden, 'fullNames', 'Anonimo')).toBe('Anonimo')
    expect(reviewerInitial(hidden)).toBe('A')
  })
})

describe('avatarColorNumber', () => {
  it('depends on the first letter without its accent', () => {
    expect(avatarColorNumber(reviewerInitial(named('Émile')))).toBe(avatarColorNumber('E'))
    expect(avatarColorNumber('A')).not.toBe(avatarColorNumber('B'))
  })

  it('is grey for a name that does not start with A to Z', () => {
    expect(['1', 'Ж', '王', '🎉'].map(avatarColorNumber)).toEqual([0, 0, 0, 0])
  })
})

describe('formatRelativeDate', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (days: number, locale = 'en') =>
    formatRelativeDate(new Date(now.getTime() - days * 86_400_000), now, locale)

  it.each([
    [0, 'today'],
    [1, '1 day ago'],
    [29, '29 days ago'],
    [30, '1 month ago'],
    [90, '3 months ago'],
    [359, '11 months ago'],
    [360, '1 year ago'],
    [800, '2 years ago'],
  ])('writes %i days as "%s"', (days, text) => {
    expect(ago(days)).toBe(text)
  })

  it('is in the given locale', () => {
    expect(ago(90, 'it')).toBe('3 mesi fa')
    expect(ago(90, 'de')).toBe('vor 3 Monaten')
  })

  it('counts a future date as today', () => {
    expect(ago(-3)).toBe('today')
  })
})

describe('formatAbsoluteDate', () => {
  it('is the same day in every time zone', () => {
    const date = new Date('2026-03-12T23:59:00Z')
    expect(formatAbsoluteDate(date, 'en-GB')).toBe('12 March 2026')
    expect(formatAbsoluteDate(date, 'it')).toBe('12 marzo 2026')
    expect(formatAbsoluteDate(date, 'de')).toBe('12. März 2026')
  })
})
