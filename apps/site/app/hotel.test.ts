import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { renderPage } from './entry.server'

/** Replaces some facts by those of another hotel, to find texts that write facts out. */
vi.mock('./hotel', async (load) => {
  const { hotel } = await load<typeof import('./hotel')>()
  const address = { ...hotel.fairCentre.address, locality: 'Padova', countryCode: 'SM' }
  return {
    hotel: {
      ...hotel,
      pictureCredit: { en: 'Photographs: A. Rossi', it: 'Fotografie: A. Rossi' },
      fairCentre: { ...hotel.fairCentre, address },
    },
  }
})
vi.mock('./content/itineraries', async (load) => {
  const content = await load<typeof import('./content/itineraries')>()
  const bikeItinerariesWithLogo = content.bikeItinerariesWithLogo.map((card) => ({
    ...card,
    title: `Anello ${card.id}`,
  }))
  return { ...content, bikeItinerariesWithLogo }
})

const render = async (path: string) => {
  const readNamespace = async (language: string, namespace: string) =>
    JSON.parse(
      await readFile(new URL(`../public/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
    )
  return (await renderPage(path, readNamespace)).html
}

it('shows the picture credit of the settings, and none in a language without one', async () => {
  expect(await render('/faq')).toContain('<p>Photographs: A. Rossi</p>')
  expect(await render('/it/faq')).toContain('<p>Fotografie: A. Rossi</p>')
  expect(await render('/de/faq')).not.toMatch(/A\. Rossi|Bilder: am Computer/)
})

it('shows the titles of the bike rides from the data, in every language', async () => {
  for (const path of ['/vicenza/bike-route', '/it/vicenza/bike-route', '/de/vicenza/bike-route']) {
    const html = await render(path)
    expect(html.match(/Anello [\w-]+/g)?.length, path).toBeGreaterThanOrEqual(7)
    expect(html, path).not.toContain('Lago di Fimon')
  }
})

it('locates the fairs in the structured data at the address of the settings', async () => {
  const html = await render('/it/fiere')
  expect(html).toMatch(/"addressLocality":"Padova"/)
  expect(html).toMatch(/"addressCountry":"SM"/)
  expect(html).not.toContain('"addressLocality":"Vicenza"')
  expect(html).not.toContain('Vicenza, Italia')
})
