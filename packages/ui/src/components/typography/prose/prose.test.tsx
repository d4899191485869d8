import type { CSSProperties } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Text } from '../text/text'
import { Prose } from './prose'

it('styles plain elements inside it, but no component and nothing outside', async () => {
  const { container } = await render(
    <>
      <h3 id="outside">Outside</h3>
      <Prose>
        <h3 id="inside">Inside</h3>
        <Text size="label">A component</Text>
      </Prose>
    </>,
  )
  const inside = container.querySelector('#inside')
  const outside = container.querySelector('#outside')
  expect(inside && getComputedStyle(inside).fontFamily).toContain('Bodoni Moda')
  expect(outside && getComputedStyle(outside).fontFamily).not.toContain('Bodoni Moda')
  const text = container.querySelector('[data-slot=ui-text]')
  expect(text && getComputedStyle(text).fontSize).toBe('14px')
})

it('gives the focus ring of a link the corners of the theme', async () => {
  await render(
    <Prose style={{ '--ui-radius-small': '4px' } as CSSProperties}>
      <a href="#path">The path</a>
    </Prose>,
  )
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('The path')
  expect(getComputedStyle(document.activeElement as Element).borderStartStartRadius).toBe('4px')
})
