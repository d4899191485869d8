import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Section } from '../section/section'
import { Stack } from '../two-columns/two-columns'
import { SectionTitle } from './section-title'

it('names the section by its heading, which follows the kicker', async () => {
  await render(
    <Section aria-labelledby="where">
      <Stack>
        <SectionTitle id="where" kicker="Where we are" as="h3" size="h1">
          Between the hills and <em>the city</em>
        </SectionTitle>
      </Stack>
    </Section>,
  )
  const region = page.getByRole('region', { name: 'Between the hills and the city' })
  const heading = region.getByRole('heading', { level: 3 })
  expect(heading.element().className).toContain('text-h1')
  expect(heading.element().previousElementSibling?.textContent).toBe('Where we are')
})
