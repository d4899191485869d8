import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Tabs from './tabs'

const tabs = (
  <Tabs.Root defaultValue="rooms">
    <Tabs.List aria-label="House">
      <Tabs.Trigger value="rooms">Rooms</Tabs.Trigger>
      <Tabs.Trigger value="garden">Garden</Tabs.Trigger>
      <Tabs.Trigger value="pool">Pool</Tabs.Trigger>
    </Tabs.List>
    <Tabs.Content value="rooms">Nine kinds.</Tabs.Content>
    <Tabs.Content value="garden">Behind a wall.</Tabs.Content>
    <Tabs.Content value="pool">In season.</Tabs.Content>
  </Tabs.Root>
)

it.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('shows the next panel with an arrow key in a text with the direction %s', async (direction, key) => {
  await render(<div dir={direction}>{tabs}</div>)
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'Rooms' })).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('tab', { name: 'Garden' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Garden' })).toHaveTextContent('Behind a wall.')
  await expect.element(page.getByText('Nine kinds.')).not.toBeVisible()
})

it('follows a direction that changes while a tab has the focus', async () => {
  const { container } = await render(tabs)
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'Rooms' })).toHaveFocus()
  container.dir = 'rtl'
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'Garden' })).toHaveFocus()
})

it('has every panel in the server’s HTML, without style attributes and without a direction', () => {
  const html = renderToStaticMarkup(tabs)
  expect(html).toContain('Nine kinds.')
  expect(html).toContain('Behind a wall.')
  expect(html).not.toMatch(/\s(style|dir|hidden)=/)
})
