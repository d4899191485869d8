import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { TwoColumns } from '../two-columns/two-columns'
import { Sticky } from './sticky'

it('keeps its content in view while the visitor scrolls through the text beside it', async () => {
  const { container } = await render(
    <TwoColumns ratio="4:8" align="start">
      <Sticky>
        <p>Quote</p>
      </Sticky>
      <div ref={(text) => text?.style.setProperty('min-height', '3000px')}>
        <p>A long text</p>
      </div>
    </TwoColumns>,
  )
  window.scrollTo(0, container.offsetHeight / 2)
  await expect.element(page.getByText('Quote')).toBeInViewport()
  window.scrollTo(0, 0)
})
