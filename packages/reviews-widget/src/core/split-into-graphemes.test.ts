import { expect, it, vi } from 'vitest'
import { splitIntoGraphemes } from './split-into-graphemes'

it('needs no segmenter for a text of Western Europe', () => {
  const Segmenter = vi.spyOn(Intl, 'Segmenter')
  expect([...splitIntoGraphemes('Caffè “Ölmühle” – 12 €')]).toHaveLength(22)
  expect(Segmenter).not.toHaveBeenCalled()
})

it.each(['a', '“'])('finds the graphemes of `Intl` for each character after “%s”', (first) => {
  const segmenter = new Intl.Segmenter()
  for (let row = 0; row <= 0xffff; row += 16) {
    const characters = Array.from({ length: 16 }, (_, column) => first + String.fromCharCode(row + column))
    const text = characters.join('')
    expect([...splitIntoGraphemes(text)]).toEqual(
      Array.from(segmenter.segment(text), ({ segment }) => segment),
    )
  }
})
