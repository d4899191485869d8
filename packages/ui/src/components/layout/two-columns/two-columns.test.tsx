import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Heading } from '../../typography/heading/heading'
import { Stack } from './two-columns'

it('keeps a heading with a very long word inside the column', async () => {
  await page.viewport(320, 700)
  await render(
    <Stack>
      <Heading>Verfügbarkeitsanfragebestätigungsschreiben</Heading>
    </Stack>,
  )
  expect(document.documentElement.scrollWidth).toBe(320)
})
