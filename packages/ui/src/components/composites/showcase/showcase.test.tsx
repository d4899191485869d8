import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Showcase, type ShowcaseProps } from './showcase'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
const items = ['Suite', 'Doppia', 'Tripla', 'Singola'].map((name) => ({
  id: name.toLowerCase(),
  name,
  picture: { src: `${pixel}#${name}`, alt: `The ${name}`, width: 1, height: 1 },
  text: `About the ${name}`,
  actions: <a href={`#${name}`}>See the {name}</a>,
}))

async function show(props: Partial<ShowcaseProps> = {}) {
  await page.viewport(1280, 900)
  const screen = await render(
    <Showcase items={items} messages={{ list: 'Rooms', details: 'Details' }} {...props} />,
  )
  const tab = (name: string) => screen.getByRole('tab', { name })
  return { screen, tab, details: screen.getByRole('button', { name: 'Details' }) }
}

const selected = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
/** How many pictures have a box: a lazy picture without one does not load. */
const pictureCount = () =>
  [...document.querySelectorAll('[data-slot=ui-picture-image]')].filter(
    (image) => image.getClientRects().length > 0,
  ).length

describe('the list of items', () => {
  it('moves the focus with the arrow keys, wraps at both ends and selects nothing', async () => {
    const { tab } = await show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(tab('Doppia')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(tab('Suite')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(tab('Singola')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(tab('Suite')).toHaveFocus()
    expect(selected()).toBe('Suite')
  })

  it.each([
    ['a column', 1280, '{ArrowRight}', '{ArrowLeft}'],
    ['a row', 390, '{ArrowDown}', '{ArrowUp}'],
  ])('moves the focus with the arrow keys across %s, too', async (_, width, next, previous) => {
    const { tab } = await show()
    await page.viewport(width, 844)
    await userEvent.tab()
    await userEvent.keyboard(next)
    await expect.element(tab('Doppia')).toHaveFocus()
    await userEvent.keyboard(previous)
    await expect.element(tab('Suite')).toHaveFocus()
    await userEvent.keyboard(previous)
    await expect.element(tab('Singola')).toHaveFocus()
    await userEvent.keyboard(next)
    await expect.element(tab('Suite')).toHaveFocus()
  })

  it('moves the focus with ArrowLeft to the next item where text reads from right to left', async () => {
    const { tab } = await show({ dir: 'rtl' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('Doppia')).toHaveFocus()
  })

  it('follows the direction of the page', async () => {
    await page.viewport(390, 844)
    const screen = await render(
      <div dir="rtl">
        <Showcase items={items} messages={{ list: 'Rooms', details: 'Details' }} />
      </div>,
    )
    const list = screen.getByRole('tablist').element()
    expect(getComputedStyle(list).direction).toBe('rtl')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(screen.getByRole('tab', { name: 'Doppia' })).toHaveFocus()
  })

  it('moves the focus to its ends with Home and End', async () => {
    const { tab } = await show({ defaultValue: 'doppia' })
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.element(tab('Singola')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(tab('Suite')).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('selects the focused item with %j', async (key) => {
    const { screen, tab } = await show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    // Radix moves the focus in a timeout, so the test waits.
    await expect.element(tab('Doppia')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.poll(selected).toBe('Doppia')
    await expect.element(screen.getByRole('tabpanel', { name: 'Doppia' })).toBeVisible()
  })

  it('is a row on a narrow screen, with ArrowRight to the next item', async () => {
    const { screen, tab } = await show()
    await page.viewport(390, 844)
    await expect
      .element(screen.getByRole('tablist', { name: 'Rooms' }))
      .toHaveAttribute('aria-orientation', 'horizontal')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab('Doppia')).toHaveFocus()
  })

  it('keeps a controlled value and reports the requested one', async () => {
    const onValueChange = vi.fn()
    const { tab } = await show({ value: 'tripla', onValueChange })
    await tab('Suite').click()
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('suite')
    expect(selected()).toBe('Tripla')
  })
})

describe('the picture of an item', () => {
  it('is requested with those of its neighbours, the others when they are selected', async () => {
    const { tab } = await show({
      items: [...items, ...items.map((item) => ({ ...item, id: `${item.id}2` }))],
    })
    expect(pictureCount()).toBe(3)
    await tab('Tripla').first().click()
    await expect.poll(pictureCount).toBe(5)
  })

  it('fades in over the previous one, which stays visible until it is covered', async () => {
    const { tab } = await show()
    const pictures = document.querySelectorAll('[data-slot=ui-showcase-picture]')
    await tab('Doppia').click()
    const [old, current] = [...pictures].map((picture) => getComputedStyle(picture))
    expect(current?.transitionDuration).toBe('0.78s')
    expect(old?.transitionDelay).toBe('0.78s')
    await expect.poll(() => old?.visibility).toBe('hidden')
    expect(current?.opacity).toBe('1')
  })
})

describe('the details', () => {
  it('opens while a pointer hovers over the picture and closes when it leaves', async () => {
    const { screen, tab, details } = await show()
    await screen.getByRole('tabpanel').hover()
    await expect.element(details).toHaveAttribute('aria-expanded', 'true')
    await tab('Suite').hover()
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes with Escape after the pointer opened it', async () => {
    const { screen, details } = await show()
    await screen.getByRole('tabpanel').hover()
    await userEvent.keyboard('{Escape}')
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
  })

  it('stays open after a press of its button, and closes at the second press', async () => {
    const { tab, details } = await show()
    const press = () => (details.element() as HTMLElement).click()
    await tab('Doppia').hover()
    press()
    await tab('Doppia').click()
    await expect.element(details).toHaveAttribute('aria-expanded', 'true')
    press()
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes at the first press when the pointer has opened it, and opens when the pointer comes again', async () => {
    const { screen, tab, details } = await show()
    await tab('Suite').hover()
    await screen.getByRole('tabpanel').hover()
    await expect.element(details).toHaveAttribute('aria-expanded', 'true')
    ;(details.element() as HTMLElement).click()
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
    await tab('Suite').hover()
    await screen.getByRole('tabpanel').hover()
    await expect.element(details).toHaveAttribute('aria-expanded', 'true')
  })

  it('ignores a touch on the picture', async () => {
    const { screen, tab, details } = await show()
    await tab('Suite').hover()
    screen
      .getByRole('tabpanel')
      .element()
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens for focus inside or by its button, and closes when the focus leaves', async () => {
    const { screen, tab, details } = await show()
    await tab('Suite').hover()
    ;(tab('Suite').element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(details).toHaveFocus()
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: 'See the Suite' })).toHaveFocus()
    await expect.element(details).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab({ shift: true })
    await expect.element(details).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(details).toHaveAttribute('aria-expanded', 'true')
  })
})
