import { type ConsumerBrowserTest, expect } from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act({ page, origin, outsideRequests, checkAxe, checkLeaks }) {
    await page.goto(origin)
    const question = page.getByRole('dialog')
    const map = page.locator('iframe[title="Map"]')
    await expect(question).toBeVisible()
    await checkAxe('the question')
    await checkLeaks('/host.html', ['dataLayer'])
    expect(outsideRequests).toEqual([])

    await question.getByRole('button', { name: 'Accept all' }).click()
    await expect(map).toBeAttached()
    expect(await page.evaluate('dataLayer.map((command) => command[1]).join()')).toBe('default,update')

    // A visitor who has allowed the map sees it on the next visit without a question.
    await page.reload()
    await expect(map).toBeAttached()
    await expect(question).toBeHidden()
    await checkAxe('the map')

    // Withdrawing consent removes the map. The map is still absent after a reload.
    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await question.getByRole('button', { name: 'Reject all' }).click()
    await expect(map).not.toBeAttached()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cookie preferences' })).toBeVisible()
    await expect(question).toBeHidden()
    await expect(map).not.toBeAttached()
  },
}
