import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Footer from './footer'

const renderFooter = () =>
  render(
    <Footer.Root>
      <Footer.Columns>
        <Footer.Column>
          <Footer.Brand>Schlossgartenhotelresidenz</Footer.Brand>
          <p>Certified</p>
        </Footer.Column>
      </Footer.Columns>
    </Footer.Root>,
  )

it('breaks a name that is longer than the window', async () => {
  await page.viewport(320, 640)
  await renderFooter()
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('sets the rows of a column itself, whatever margin the page gives to paragraphs', async () => {
  await renderFooter()
  const { marginTop, marginBottom } = getComputedStyle(page.getByText('Certified').element())
  expect([marginTop, marginBottom]).toEqual(['0px', '0px'])
})
