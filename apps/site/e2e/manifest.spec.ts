import { languageCodes, languages } from './pages'
import { expect, test } from './test'

for (const language of languageCodes) {
  const { prefix } = languages[language]

  test(`the web manifest of ${prefix}/ has the name, the start page and icons in their sizes`, async ({
    page,
    request,
  }) => {
    await page.goto(`${prefix}/`)
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    const manifest = await (await request.get(href ?? '')).json()
    expect(manifest).toMatchObject({
      name: 'Casa Meridiana',
      lang: language,
      start_url: `${prefix}/`,
      description,
    })
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    const icons = [...manifest.icons, { src: touch, sizes: '180x180' }]
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of icons) {
      const response = await request.get(src)
      expect(response.status()).toBe(200)
      // Width and height of a PNG are at its bytes 16 and 20.
      const file = await response.body()
      if (sizes !== 'any') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
  })
}
