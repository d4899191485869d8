import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as FairCard from './fair-card'

const logo = (width: number, height: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`

it.each([
  ['a logo with its size', { src: logo(320, 80), width: 320, height: 80 }, 128, 32],
  ['a logo with a height', { src: logo(320, 80), height: 32 }, 128, 32],
  ['a low logo', { src: logo(60, 20) }, 60, 20],
])('keeps the ratio of %s, at most 32 px high, at the start of the card', async (_, props, width, height) => {
  await render(
    <FairCard.Grid>
      <FairCard.Root dates="" title="Fair" venue="" logo={<img alt="Logo" {...props} />} />
    </FairCard.Grid>,
  )
  const image = document.querySelector('img') as HTMLImageElement
  await image.decode()
  expect({ width: image.clientWidth, height: image.clientHeight }).toEqual({ width, height })
  const title = document.querySelector('h3')?.getBoundingClientRect()
  expect(image.getBoundingClientRect().left).toBe(title?.left)
})

it.each([
  ['breaks a word', 'w'],
  ['cuts joined emoji', '👨\u200D'],
])('%s that is longer than the card, in every text', async (_, part) => {
  const word = part.repeat(200)
  await render(
    <FairCard.Grid style={{ width: '320px' }}>
      <FairCard.Root dates={word} title={word} venue={word} />
    </FairCard.Grid>,
  )
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

it.each([
  ['light', undefined, false],
  ['dark', undefined, true],
  ['dark', 'light', false],
] as const)(
  'in %s, with the scheme %s, gives a logo a light ground: %s',
  async (around, scheme, hasGround) => {
    await render(
      <div data-scheme={around}>
        <FairCard.Root
          dates=""
          title=""
          venue=""
          scheme={scheme}
          logo={<img alt="Logo" src={logo(60, 20)} />}
        />
      </div>,
    )
    const { backgroundColor } = getComputedStyle(document.querySelector('img') as Element)
    expect(backgroundColor !== 'rgba(0, 0, 0, 0)').toBe(hasGround)
  },
)
