import {
  type ConsumerBrowserTest,
  expect,
  showNextReview,
  tryRoutedPictures,
} from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act(visitor) {
    const { page, origin, outsideRequests, checkAxe, checkLeaks } = visitor
    await page.goto(origin)

    // Consent: no map is requested before the decision or after its withdrawal.
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await checkAxe('the question')
    expect(outsideRequests).toEqual([])
    await question.getByRole('button', { name: 'Accetta tutto' }).click()
    await expect(question).toBeHidden()
    const map = page.locator('iframe[title="Mappa"]')
    await expect(map).toBeAttached()
    await page.reload()
    await expect(map).toBeAttached()
    await page.getByRole('button', { name: 'Preferenze cookie' }).click()
    await checkAxe('the preferences')
    await page.getByRole('button', { name: 'Rifiuta tutto' }).click()
    await expect(map).toBeHidden()
    await checkAxe('the page')
    await checkLeaks('/host.html', ['dataLayer', '__reactRouterVersion'])

    // Reviews: the visitor uses the carousel's buttons and “Read more”.
    const reviews = page.getByRole('region', { name: 'Guest reviews' })
    await showNextReview(reviews)
    await reviews
      .locator('[data-slot=reviews-slide]:not([inert])')
      .getByRole('button', { name: 'Read more' })
      .first()
      .click()
    await expect(reviews.getByRole('button', { name: 'Read less' })).toBeVisible()

    // ui: the page has its styles and fonts, and the lightbox and the menu work.
    const button = page.getByRole('link', { name: 'Check availability' })
    await expect(button).toHaveCSS('background-color', 'rgb(14, 106, 135)')
    await expect(button).toHaveCSS('padding-left', '28px')
    await tryRoutedPictures(visitor, '#photo-')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Hotel' })
    await expect(menu.getByRole('link', { name: 'Rooms' })).toBeVisible()
    await checkAxe('the menu')
    await expect(page).toHaveURL(`${origin}/#menu`)
    await page.goBack()
    await expect(menu).toBeHidden()
    await page.goForward()
    await menu.getByRole('link', { name: 'Rooms' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(`${origin}/#rooms`)
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/`)
  },
}
