import { languageCodes, languages } from './pages'
import { expect, test } from './test'

test('the web manifests have the name, the start page, and icons in their sizes', async ({ request }) => {
  for (const language of languageCodes) {
    const { prefix } = languages[language]
    const html = await (await request.get(`${prefix}/`)).text()
    const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
    const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
    const manifest = await (await request.get(href)).json()
    expect(manifest).toMatchObject({ name: 'Casa Meridiana', lang: language, start_url: `${prefix}/` })
    expect(html).toContain(manifest.description)
    const icons = [...manifest.icons, { src: touch, sizes: '180x180' }]
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of icons) {
      const response = await request.get(src)
      expect(response.status()).toBe(200)
      // Width and height of a PNG are at its bytes 16 and 20.
      const file = await response.body()
      if (sizes !== 'any') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
  }
})
