import { describe, expect, it } from 'vitest'
import { de } from './de'
import { en } from './en'
import { it as italian } from './it'

describe.each([en, italian, de])('the messages of $locale', (messages) => {
  it('are complete', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
    for (const text of Object.values(messages).filter((value) => typeof value === 'string')) {
      expect(text.trim()).not.toBe('')
    }
  })

  it('have a singular and a plural', () => {
    const counts = [messages.reviewCount(1, '1', 'Google'), messages.reviewCount(193, '193', 'Google')]
    expect(counts[0]).not.toBe(counts[1]?.replace('193', '1'))
    expect(messages.badgeSubheading(193, '193')).toContain('193')
  })
})

it('has the English texts of the specification', () => {
  expect(en).toMatchObject({
    loading: 'Loading reviews...',
    error: 'Failed to load Google reviews. Please try again later.',
    anonymous: 'Anonymous',
    readMore: 'Read more',
    readLess: 'Read less',
  })
})
