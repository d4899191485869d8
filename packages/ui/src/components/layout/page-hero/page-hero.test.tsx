import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageHero } from './page-hero'

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'The vault', width: 1, height: 1 }

it('is a region named by the <h1> of the page', async () => {
  await render(<PageHero picture={picture} kicker="Restaurant" title="Dinner downstairs" />)
  const region = page.getByRole('region', { name: 'Dinner downstairs' })
  await expect.element(region.getByRole('heading', { level: 1 })).toBeVisible()
})

it('loads its picture first', async () => {
  await render(<PageHero picture={picture} kicker="Restaurant" title="Dinner" />)
  const image = page.getByRole('img', { name: 'The vault' }).element() as HTMLImageElement
  expect(image.loading).toBe('eager')
})
