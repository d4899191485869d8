import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Split } from '../split/split'
import { Sticky } from './sticky'

it('keeps its content in view while the visitor scrolls through the text beside it', async () => {
  const { container } = await render(
    <Split ratio="4:8" align="start">
      <Sticky>
        <p>Quote</p>
      </Sticky>
      <div ref={(text) => text?.style.setProperty('min-height', '3000px')}>
        <p>A long text</p>
      </div>
    </Split>,
  )
  window.scrollTo(0, container.offsetHeight / 2)
  await expect.element(page.getByText('Quote')).toBeInViewport()
  window.scrollTo(0, 0)
})
