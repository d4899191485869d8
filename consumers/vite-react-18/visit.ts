import { type ConsumerBrowserTest, expect, showNextReview } from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act({ page, origin, outsideRequests, checkAxe, checkLeaks, report }) {
    await page.goto(origin)

    // The consent dialog shows the app's own categories.
    const question = page.getByRole('dialog', { name: 'Your data, your choice' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Video' }).check()
    await checkAxe('the preferences')
    await page.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByRole('button', { name: 'Save selection' })).toBeHidden()
    expect(await page.evaluate("localStorage.getItem('cookieConsentState')")).toBe(
      '{"necessary":true,"statistics":false,"video":true}',
    )
    expect(await page.evaluate('dataLayer.map((command) => command[1]).join()')).toMatch(/^default,update/)

    // The page shows reviews from a JSON file, and the widget's parts arranged as in the README.
    await expect(page.getByText('A quiet house.')).toBeVisible()
    const own = page.getByRole('region', { name: 'Guest reviews' })
    await showNextReview(own)
    const { width = 0 } = (await own.getByRole('button', { name: 'Next review' }).boundingBox()) ?? {}
    if (width > 80) report(`the button of the README's own arrangement is ${width} px wide`)
    await checkAxe('the page')
    await checkLeaks('/host.html', ['dataLayer'])
    expect(outsideRequests).toEqual([])
  },
}
