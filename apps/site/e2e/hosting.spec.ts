import { languageCodes, languages } from './pages'
import { expect, test } from './test'

const IMMUTABLE = 'public, max-age=31536000, immutable'

test('a page, a script and a page that does not exist have the same security headers', async ({
  page,
  request,
}) => {
  const script = page.waitForResponse(/\/assets\/.*\.js$/)
  const responses = [await page.goto('/rooms'), await script, await request.get('/nowhere')]
  for (const response of responses) {
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  }
})

for (const path of ['/', '/it/rooms', '/de/nowhere']) {
  test(`${path} runs its own inline scripts and no other`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('head > :nth-child(2)')).toHaveAttribute(
      'http-equiv',
      'Content-Security-Policy',
    )
    expect(refused).toEqual([])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "changed"'
      document.head.append(script)
    })
    await expect.poll(() => refused.length).toBe(1)
    expect(await page.title()).not.toBe('changed')
  })
}

test('the data of a page has a type that hosts compress', async ({ request }) => {
  const response = await request.get('/rooms.data')
  expect(response.headers()['content-type']).toBe('text/x-script; charset=utf-8')
  expect(response.headers()['content-encoding']).toBe('br')
})

test('browsers keep hashed files, and ask for the pages each time', async ({ page, request }) => {
  const script = page.waitForResponse(/\/assets\/.*\.js$/)
  const response = await page.goto('/')
  expect(response?.headers()['cache-control']).toBe('no-cache')
  expect((await script).headers()['cache-control']).toBe(IMMUTABLE)
  const translations = await request.get('/locales/en/common.json')
  expect(translations.headers()['cache-control']).toBe('no-cache')
})

for (const language of languageCodes) {
  test(`an unknown path below ${languages[language].prefix}/ gets the 404 page in ${language}`, async ({
    request,
  }) => {
    const response = await request.get(`${languages[language].prefix}/nowhere/at-all`)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(`<html lang="${language}"`)
  })
}

test('a path with the prefix of the default language leads to the path without it', async ({ request }) => {
  for (const [path, target] of [
    ['/en', '/'],
    ['/en/rooms/suite', '/rooms/suite'],
    ['/en//other.example', '//other.example'],
  ]) {
    const response = await request.get(path ?? '', { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(`https://casameridiana.example${target}`)
  }
})
