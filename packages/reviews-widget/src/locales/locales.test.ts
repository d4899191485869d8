import { describe, expect, it } from 'vitest'
import { de } from './de'
import { en } from './en'
import { it as italian } from './it'

describe.each([en, italian, de])('the words of $locale', (words) => {
  it('are all there', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort())
    for (const word of Object.values(words).filter((value) => typeof value === 'string')) {
      expect(word.trim()).not.toBe('')
    }
  })

  it('count one and many', () => {
    const counts = [words.reviewCount(1, '1', 'Google'), words.reviewCount(193, '193', 'Google')]
    expect(counts[0]).not.toBe(counts[1]?.replace('193', '1'))
    expect(words.badgeSubheading(193, '193')).toContain('193')
  })
})

it('says to the letter what the specification words', () => {
  expect(en).toMatchObject({
    loading: 'Loading reviews...',
    error: 'Failed to load Google reviews. Please try again later.',
    anonymous: 'Anonymous',
    readMore: 'Read more',
    readLess: 'Read less',
  })
})
