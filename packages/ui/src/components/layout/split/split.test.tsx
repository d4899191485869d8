import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Heading } from '../../typography/heading/heading'
import { Stack } from './split'

it('stacks a heading whose word is longer than the column in its width', async () => {
  await page.viewport(320, 700)
  await render(
    <Stack>
      <Heading>Verfügbarkeitsanfragebestätigungsschreiben</Heading>
    </Stack>,
  )
  expect(document.documentElement.scrollWidth).toBe(320)
})
