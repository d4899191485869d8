import { expect, showNextReview, type Visit } from '../../scripts/consumers/visit.ts'

export const visit: Visit = {
  pages: 'dist',
  async act({ page, origin, outsideRequests, checkAxe, checkLeaks }) {
    await page.goto(origin)

    // Consent: nothing is requested before the decision, the map after it, and not after its withdrawal.
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
    await checkLeaks('/host.html', ['dataLayer'])

    // Reviews: the buttons and “Read more”.
    const reviews = page.getByRole('region', { name: 'Guest reviews' })
    await showNextReview(reviews)
    await reviews
      .locator('[data-slot=reviews-slide]:not([inert])')
      .getByRole('button', { name: 'Read more' })
      .first()
      .click()
    await expect(reviews.getByRole('button', { name: 'Read less' })).toBeVisible()

    // ui: its styles and fonts, the lightbox, the menu.
    const button = page.getByRole('link', { name: 'Check availability' })
    await expect(button).toHaveCSS('background-color', 'rgb(13, 92, 117)')
    await expect(button).toHaveCSS('padding-left', '28px')
    await page.getByRole('link', { name: 'A wall in tan' }).click()
    const lightbox = page.getByRole('dialog', { name: 'Pictures' })
    await expect(lightbox).toBeVisible()
    await checkAxe('the lightbox')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText('3 of 3').first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Hotel' })
    await expect(menu.getByRole('link', { name: 'Rooms' })).toBeVisible()
    await checkAxe('the menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  },
}
