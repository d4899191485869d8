import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as DividedList from './divided-list'

it.each([390, 1280])('breaks a word that is wider than a window of %i px', async (width) => {
  await page.viewport(width, 800)
  await render(
    <DividedList.Root>
      <DividedList.Item marker="5 May" action={<a href="#more">More</a>}>
        <h3>{'w'.repeat(200)}</h3>
      </DividedList.Item>
    </DividedList.Root>,
  )
  expect(document.documentElement.scrollWidth).toBe(width)
})
