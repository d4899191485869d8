import {
  type ConsumerBrowserTest,
  expect,
  showNextReview,
  tryRoutedPictures,
} from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'out',
  async act(visitor) {
    const { page, origin, outsideRequests, checkAxe, report } = visitor
    const html = await (await fetch(origin)).text()
    for (const text of ['Review number 4.', 'needs your consent', 'A wall in teal', 'kinds of room'])
      if (!html.includes(text)) throw new Error(`not in the server's HTML: ${text}`)

    await page.goto(origin)
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    expect(outsideRequests).toEqual([])
    await checkAxe('the question')
    // The app's CSS reset changes neither the dialog nor its buttons.
    const box = await question.boundingBox()
    const centre = box ? box.x + box.width / 2 : 0
    if (Math.abs(centre - 640) > 1) report(`the dialog is not in the middle of the window, but at ${centre}`)
    await expect(question.getByRole('button', { name: 'Accept all' })).toHaveCSS(
      'background-color',
      'rgb(155, 71, 42)',
    )

    await question.getByRole('button', { name: 'Accept all' }).click()
    const map = page.locator('iframe[title="Map"]')
    await expect(map).toBeAttached()
    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await page.getByRole('button', { name: 'Reject all' }).click()
    await expect(map).not.toBeAttached()
    await checkAxe('the page')

    await expect(page.getByRole('link', { name: 'Check availability' }).first()).toHaveCSS(
      'padding-left',
      '28px',
    )
    const hero = page.getByRole('region', { name: 'The day' })
    await hero.getByRole('button', { name: 'Pause' }).click()
    const place = hero.getByText(/\d:00, \d of 2/)
    const before = (await place.textContent()) ?? ''
    await hero.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(place).not.toHaveText(before)
    const reviews = page.getByRole('region', { name: 'Guest reviews' })
    await showNextReview(reviews)

    await tryRoutedPictures(visitor, '?photo=')

    // The page from the README of ui loads no code of the package in the browser.
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto(`${origin}/ui`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkAxe('the page of ui')
    const slots = (await Promise.all(scripts))
      .join('')
      .match(/ui-(button|fact-list|lightbox|showcase|hero)\b/g)
    if (slots) throw new Error(`code of static components in the browser: ${[...new Set(slots)].join(', ')}`)
  },
}
