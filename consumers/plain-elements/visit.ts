import { type ConsumerBrowserTest, expect, showNextReview } from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act({ page, origin, outsideRequests, checkAxe, checkLeaks }) {
    const question = page.getByRole('dialog')
    const map = page.locator('iframe[title="Map"]')
    const link = page.getByRole('link', { name: 'Open the map at Google' })
    const preferences = page.getByRole('link', { name: 'Cookie preferences' })
    const reviews = page.getByRole('region', { name: 'Guest reviews' })

    // A visitor rejects, sees the link, loads the map, and reads reviews.
    for (const path of ['', '/wordpress']) {
      await page.goto(`${origin}/host`)
      await page.evaluate(() => localStorage.clear())
      outsideRequests.length = 0
      await page.goto(origin + path)
      await expect(question).toBeVisible()
      await expect(question).toBeFocused()
      await checkAxe(`the question, ${path}`)
      await question.getByRole('button', { name: 'Reject all', exact: true }).click()
      await expect(question).toBeHidden()
      await expect(link).toBeVisible()
      await checkAxe(`the page, ${path}`)
      if (!path) await checkLeaks('/host.html', ['dataLayer'])
      expect(outsideRequests).toEqual([])

      await page.getByRole('button', { name: 'Load Google Maps' }).click()
      await expect(map).toBeAttached()
      await expect.poll(() => outsideRequests.length).toBe(1)
      await showNextReview(reviews)

      // The statistics wait for their category, and run on the next page too.
      await preferences.click()
      await checkAxe(`the preferences, ${path}`)
      expect(await page.evaluate('window.visits')).toBeUndefined()
      await page.getByRole('checkbox', { name: 'Analytics' }).check()
      await page.getByRole('button', { name: 'Save selection' }).click()
      await expect(preferences).toBeFocused()
      await expect.poll(() => page.evaluate('window.visits')).toBe(1)
      await page.reload()
      await expect.poll(() => page.evaluate('window.visits')).toBe(1)
      await expect(map).toBeAttached()
      await expect(question).toBeHidden()
    }

    // In the page of WordPress, jQuery moves the elements, takes them away and puts them back.
    await page.evaluate(`{
      jQuery('#host').append(jQuery('meridiana-consent, meridiana-consent-gate, meridiana-reviews'))
      const gone = jQuery('meridiana-consent, meridiana-consent-gate, meridiana-reviews').detach()
      jQuery('#content').prepend(gone)
    }`)
    await expect(map).toBeAttached()
    await showNextReview(reviews)
    await preferences.click()
    await question.getByRole('button', { name: 'Reject all', exact: true }).click()
    await expect(map).not.toBeAttached()

    // The theme does not change the look of the buttons and of the cards.
    const readLook = async (path: string) => {
      await page.goto(origin + path)
      await expect(page.locator('[data-slot=reviews-slide]').first()).toBeAttached()
      await preferences.click()
      return page
        .locator(
          '[data-slot$=-button], [data-slot^=consent-gate-t], [data-slot=reviews-dot], [data-slot=consent-close],' +
            '[data-slot=consent-gate-actions] a, [data-slot=consent-policy-links] a, a[data-slot=reviews-badge]',
        )
        .evaluateAll((elements) =>
          elements.map((element) => {
            const style = getComputedStyle(element)
            const { padding, margin, backgroundColor, textTransform, borderRadius } = style
            const { border, boxShadow, minWidth, textDecorationLine, fontWeight, fontStyle } = style
            // The reviews have the font of the page.
            const text = element.closest('[data-slot^=consent]') && [
              style.color,
              style.fontFamily,
              style.fontSize,
            ]
            return [
              element.textContent,
              ...[padding, margin, backgroundColor, textTransform, borderRadius, text],
              ...[border, boxShadow, minWidth, textDecorationLine, fontWeight, fontStyle],
            ]
          }),
        )
    }
    expect(await readLook('/wordpress')).toEqual(await readLook(''))

    // The policy of this page has the hashes of the files.
    await page.goto(`${origin}/hash`)
    await preferences.click()
    await page.getByRole('checkbox', { name: 'Analytics' }).check()
    await page.getByRole('button', { name: 'Save selection' }).click()
    await expect.poll(() => page.evaluate('window.visits')).toBe(1)

    // A decision on one host of the domain holds on the other.
    await page.route(/hotel\.localhost/, (route) => route.continue())
    const hostOf = (name: string) => origin.replace('localhost', `${name}.hotel.localhost`)
    await page.goto(`${hostOf('www')}/cookies`)
    await question.getByRole('button', { name: 'Reject all', exact: true }).click()
    await page.goto(`${hostOf('book')}/cookies`)
    await expect(link).toBeVisible()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Load Google Maps' }).click()
    await page.goto(`${hostOf('www')}/cookies`)
    await expect(map).toBeAttached()

    // Without JavaScript the reviews and the link can be read.
    const browser = page.context().browser()
    const withoutScripts = await browser?.newPage({ javaScriptEnabled: false })
    await withoutScripts?.goto(origin)
    await expect(withoutScripts?.getByText('The breakfast alone is a reason.') ?? reviews).toBeVisible()
    await expect(
      withoutScripts?.getByRole('link', { name: 'Open the map at Google' }) ?? reviews,
    ).toBeVisible()
    // Nothing takes the place that is reserved for the carousel.
    const placeholder = await withoutScripts?.locator('[data-slot=reviews-placeholder]').boundingBox()
    expect(placeholder?.height).toBeLessThan(100)
    await withoutScripts?.close()
  },
}
