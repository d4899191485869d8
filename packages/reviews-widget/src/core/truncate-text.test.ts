import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateText } from './truncate-text'

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
const words = (text: string) => text.match(/\S+/gu) ?? []

describe('truncateText', () => {
  it('returns a text within the limit unchanged', () => {
    expect(truncateText('A quiet room. ', 14)).toBe('A quiet room. ')
    expect(truncateText('', 0)).toBe('')
  })

  it('cuts at the last word boundary within the limit and adds three dots', () => {
    expect(truncateText('The breakfast alone is a reason', 16)).toBe('The breakfast...')
    expect(truncateText('The breakfast alone is a reason', 13)).toBe('The breakfast...')
    expect(truncateText('The breakfast alone is a reason', 12)).toBe('The...')
  })

  it('removes punctuation before the dots', () => {
    expect(truncateText('Clean, calm — “perfect”, and more', 13)).toBe('Clean, calm...')
    expect(truncateText('Wonderful! 🎉❤️ Thank you all', 14)).toBe('Wonderful...')
  })

  it('returns only the dots when the first word is too long', () => {
    expect(truncateText('Donaudampfschifffahrtsgesellschaft', 10)).toBe('...')
  })

  it('does not cut a word at its apostrophe or hyphen', () => {
    expect(truncateText('Bed don’t-disturb sign', 9)).toBe('Bed...')
  })

  it('counts an emoji family and a Devanagari syllable as one character', () => {
    expect(truncateText('👨‍👩‍👧‍👦 👨‍👩‍👧‍👦 ok', 6)).toBe('👨‍👩‍👧‍👦 👨‍👩‍👧‍👦 ok')
    expect(truncateText('नमस्ते दुनिया सुंदर', graphemes('नमस्ते दुनिया').length)).toBe('नमस्ते दुनिया...')
  })

  it('cuts between words in a language without spaces', () => {
    expect(truncateText('部屋はとても静かで朝食が美味しい', 9)).toMatch(/^部屋はとても静か?で?\.\.\.$/)
    expect(truncateText('部屋はとても静か', 2)).toBe('部屋...')
  })

  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ' ',
      '\n',
      ', ',
      '👨‍👩‍👧‍👦',
      '👍🏽',
      '🇮🇹',
      '❤️',
      'e\u0301',
      'क्षि',
      'नमस्ते ',
      'ひらがな',
      '宾馆很好',
      'don’t',
      'e-mail',
    ),
  )
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))

  it('keeps its rules for 10,000 texts', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(text, fc.nat(60), (whole, limit) => {
        const short = truncateText(whole, limit)
        if (graphemes(whole).length <= limit) {
          expect(short).toBe(whole)
          return
        }

        expect(short.endsWith('...')).toBe(true)
        const kept = short.slice(0, -3)
        expect(graphemes(kept).length).toBeLessThanOrEqual(limit)
        expect(whole.startsWith(kept)).toBe(true)
        // Checks that no grapheme is split: the kept text is the first graphemes of the whole text.
        expect(graphemes(whole).slice(0, graphemes(kept).length).join('')).toBe(kept)
        // Checks that no word is cut: no letter or digit of the same word follows the kept text.
        if (
          !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(
            whole,
          )
        ) {
          const all = words(whole)
          for (const [index, word] of words(kept).entries()) {
            expect(all[index]?.startsWith(word)).toBe(true)
            expect(all[index]?.slice(word.length)).not.toMatch(/[\p{L}\p{N}]/u)
          }
        }
      }),
      { numRuns: 10_000 },
    )
  })
})
