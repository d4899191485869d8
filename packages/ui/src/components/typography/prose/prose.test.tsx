import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Text } from '../text/text'
import { Prose } from './prose'

const sizeOf = (element: Element | null) => element && getComputedStyle(element).fontSize

it('dresses bare elements, leaves parts their own look, and touches nothing outside', async () => {
  const { container } = await render(
    <>
      <h3 id="outside">Outside</h3>
      <Prose>
        <h3 id="inside">Inside</h3>
        <Text size="label">A part</Text>
      </Prose>
    </>,
  )
  const inside = container.querySelector('#inside')
  const outside = container.querySelector('#outside')
  expect(inside && getComputedStyle(inside).fontFamily).toContain('Bodoni Moda')
  expect(outside && getComputedStyle(outside).fontFamily).not.toContain('Bodoni Moda')
  expect(sizeOf(container.querySelector('[data-slot=ui-text]'))).toBe('14px')
})
