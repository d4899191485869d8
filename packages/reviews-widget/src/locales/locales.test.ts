import { describe, expect, it } from 'vitest'
import { formatMessage, formatPluralMessage, formatRelativeDate } from '../core'
import { en } from './en'
import type { ReviewsMessages } from './messages'

const files = import.meta.glob<Record<string, ReviewsMessages>>(
  ['./*.ts', '!./*.test.ts', '!./messages.ts'],
  {
    eager: true,
  },
)
const locales = Object.entries(files).map(([file, module]) => [file.slice(2, -3), module] as const)

describe.each(locales)('the messages of %s', (language, module) => {
  const messages = module[language] as ReviewsMessages

  it('are complete', () => {
    expect(Object.keys(module)).toEqual([language])
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
    for (const text of Object.values(messages).filter((value) => typeof value === 'string')) {
      expect(text.trim()).not.toBe('')
    }
  })

  it('have a singular and a plural', () => {
    const [one, many] = [1, 193].map((count) =>
      formatPluralMessage(messages.reviewCount, count, messages.locale, { platform: 'Google' }),
    )
    expect(one).not.toBe(many?.replace('193', '1'))
    expect(formatPluralMessage(messages.badgeSubheading, 193, messages.locale)).toContain('193')
  })

  it('write the age of a review as `Intl` does', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    for (let days = 0; days < 1500; days++) {
      const date = new Date(now.getTime() - days * 86_400_000)
      const age = formatRelativeDate(date, now, messages.locale, messages.relativeDate)
      expect(age).toBe(formatRelativeDate(date, now, messages.locale))
    }
  })

  it('are data, so that a server component can pass them on', () => {
    expect(JSON.parse(JSON.stringify(messages))).toEqual(messages)
  })

  it('name the platform that `platform` names', () => {
    for (const text of [messages.error, messages.badgeLabel, messages.postedOn])
      expect(formatMessage(text, { platform: 'Example' })).toContain('Example')
    expect(JSON.stringify({ ...messages, platform: '' })).not.toContain('Google')
  })
})

it('has the English texts of the specification', () => {
  expect({ ...en, error: formatMessage(en.error, { platform: en.platform }) }).toMatchObject({
    loading: 'Loading reviews...',
    error: 'Failed to load Google reviews. Please try again later.',
    anonymous: 'Anonymous',
    readMore: 'Read more',
    readLess: 'Read less',
  })
})
