import { expect, type Page, test, visit, waitForSectionHydration } from './test'

/** Effects of the home page, each with the elements that move and the property that changes. */
const effects = {
  'the reveal on scroll': ['[data-slot=ui-scroll-reveal] > *', 'translate'],
  'the lift of a card': ['[data-slot=ui-journal-card]', 'translate'],
  'the zoom of its picture': ['[data-slot=ui-journal-card-media]', 'scale'],
  'the fade of its excerpt': ['[data-slot=ui-journal-card-more]', 'opacity'],
  'the fade of the quotes': ['[data-slot=ui-quotes-slide]', 'opacity'],
  'the fade of the rooms': ['[data-slot=ui-showcase-picture]', 'opacity'],
} as const

/** Returns a function that lists the effects whose transitions have run since this call. */
async function watchEffects(page: Page) {
  await page.evaluate((watched) => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      for (const [name, [selector, property]] of Object.entries(watched))
        if (property === propertyName && (target as Element).matches(selector)) seen.add(name)
    })
  }, effects)
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort())
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const moves = reducedMotion === 'no-preference'

  test.describe(moves ? 'for most visitors' : 'under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`content ${moves ? 'rises, lifts, zooms and fades' : 'changes without a movement'}`, async ({
      page,
    }) => {
      await visit(page, '/')
      const listSeen = await watchEffects(page)
      const section = (id: string) => page.locator(`section[aria-labelledby=${id}]`)

      // A section is revealed if it hydrates before the visitor sees it. The sections above it have their own heights
      // only after they have been near the window.
      await waitForSectionHydration(page, section('fairs'))
      const about = section('about')
      await about.evaluate((element) => {
        scrollTo({
          top: scrollY + element.getBoundingClientRect().top - 1.3 * innerHeight,
          behavior: 'instant',
        })
      })
      await expect(about.locator('[data-reveal]').first()).toHaveAttribute('data-reveal', 'waiting')
      await about.locator('[data-slot=ui-text]').last().scrollIntoViewIfNeeded()
      await expect(about.locator('[data-slot=ui-text]').last()).toHaveCSS('opacity', '1')

      const card = section('journal').locator('[data-slot=ui-journal-card]').first()
      await waitForSectionHydration(page, card)
      await card.hover()
      await expect(card).toHaveCSS('translate', moves ? '0px -2px' : '0px')
      await expect(card.locator('[data-slot=ui-journal-card-more]')).toHaveCSS('opacity', '1')

      const room = section('rooms').getByRole('tab').nth(2)
      await waitForSectionHydration(page, room)
      await room.click()
      await expect(room).toHaveAttribute('aria-selected', 'true')

      const quote = section('testimonials').getByRole('button', { name: 'Quote 2' })
      await waitForSectionHydration(page, quote)
      await quote.click()
      await expect(section('testimonials').locator('[data-slot=ui-quotes-slide]').nth(1)).toHaveCSS(
        'opacity',
        '1',
      )

      await expect.poll(listSeen).toEqual(moves ? Object.keys(effects).sort() : [])
    })

    test(`the pictures between the sections ${moves ? 'move slower than the page' : 'move with it'}`, async ({
      page,
    }) => {
      await page.goto('/experience')
      const frame = page.locator('[data-slot=ui-parallax-picture]').first()
      /** How far the picture is above its frame, when the frame is this far below the top of the window. */
      const offsetAt = (top: number) =>
        frame.evaluate(async (element, distance) => {
          scrollTo({ top: scrollY + element.getBoundingClientRect().top - distance, behavior: 'instant' })
          for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
          const picture = element.querySelector('[data-slot=ui-picture]') as Element
          return element.getBoundingClientRect().top - picture.getBoundingClientRect().top
        }, top)
      await expect.poll(async () => (await offsetAt(500)) - (await offsetAt(-300)) > 50).toBe(moves)
    })

    test(`the menu ${moves ? 'slides in and out' : 'is there at once'}, and the page stays where it is`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, '/faq')
      await page.evaluate(() => {
        const animations: string[] = []
        Object.assign(window, { animations })
        // Under reduced motion an animation ends at once.
        document.addEventListener('animationend', ({ animationName, elapsedTime }) => {
          if (elapsedTime > 0) animations.push(animationName)
        })
        scrollTo({ top: 1200, behavior: 'instant' })
      })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      const slides = expect.poll(async () => {
        const animations = await page.evaluate(
          () => (window as unknown as { animations: string[] }).animations,
        )
        return animations.filter((name) => name.startsWith('ui-slide'))
      })
      await expect(menu.getByRole('link', { name: 'Vicenza' })).toBeVisible()
      await slides.toEqual(moves ? ['ui-slide-in'] : [])
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await slides.toEqual(moves ? ['ui-slide-in', 'ui-slide-out'] : [])
      expect(await page.evaluate(() => scrollY)).toBe(1200)
    })
  })
}
