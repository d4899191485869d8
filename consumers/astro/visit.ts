import { type ConsumerBrowserTest, expect, showNextReview } from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act({ page, origin, outsideRequests, checkAxe }) {
    await page.goto(origin)
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await checkAxe('the question')
    expect(outsideRequests).toEqual([])
    await question.getByRole('button', { name: 'Accept all' }).click()

    // The decision in one island reaches the consent gate in another island.
    const map = page.locator('iframe[title="Map"]')
    await expect(map).toBeAttached()
    await checkAxe('the page')

    // A trigger in another island opens the preferences. A second press opens them again.
    const trigger = page.getByRole('button', { name: 'Cookie preferences' })
    await trigger.click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(trigger).toBeFocused()
    await trigger.click()
    await question.getByRole('button', { name: 'Reject all' }).click()
    await expect(question).toBeHidden()
    await expect(map).not.toBeAttached()

    const reviews = page.getByRole('region', { name: 'Guest reviews' })
    await showNextReview(reviews)
  },
}
