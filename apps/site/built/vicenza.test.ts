import { expect, it } from 'vitest'
import { bikeItineraries } from '../app/content/itineraries'
import { textsOf } from '../e2e/pages'
import { collapse, find, findLabelled, linkOf, listTexts, readPage, readThing, textOf } from './page'

const posts = [
  ['restaurants', 'Where to eat well'],
  ['architecture', 'Palladio in an afternoon'],
  ['hills', 'The hills by lunchtime'],
  ['day-trips', 'Out in the morning'],
  ['aperitivo', 'A small shadow'],
  ['markets', 'Two mornings'],
  ['surroundings', 'Verona, Venice, Padua'],
  ['bike-route', 'The old tramway'],
] as const

it('the city guide has a card with an excerpt for every post', () => {
  const main = find(readPage('/vicenza'), 'main')
  expect(textOf(find(main, 'h1'))).toBe('Vicenza, as we know it')
  expect(linkOf(main, 'What’s on in the city')).toBe('https://www.vicenzae.org/')
  const cards = main.querySelectorAll('li')
  expect(cards.map((card) => linkOf(card, ''))).toEqual(posts.map(([id]) => `/vicenza/${id}`))
  expect(cards.map((card) => textOf(find(card, '[data-slot=ui-journal-card-more]')))).toContainEqual(
    expect.stringContaining('Lake Fimon, Costozza, and lunch at a farm.'),
  )
})

it.each(posts)(
  'the post %s is an article with its title, and ends with links to the rooms and the city guide',
  (id, title) => {
    const page = readPage(`/vicenza/${id}`)
    const main = find(page, 'main')
    const heading = find(main, 'h1')
    expect(textOf(heading)).toContain(title)
    expect(readThing(page, 'Article')).toMatchObject({
      headline: heading.text,
      description: expect.stringMatching(/^.{40,}$/),
      inLanguage: 'en',
      mainEntityOfPage: `https://casameridiana.example/vicenza/${id}`,
    })
    const last = main.querySelectorAll('a').slice(-2)
    expect(last.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      [collapse(textsOf('en', 'posts').pages[id].stay), '/rooms'],
      ['City guide', '/vicenza'],
    ])
  },
)

it('/vicenza/dintorni shows the surroundings, with their canonical URL', () => {
  const page = readPage('/it/vicenza/dintorni')
  expect(textOf(find(page, 'h1'))).toMatch(/^Verona, Venezia, Padova/)
  expect(find(page, 'link[rel=canonical]').getAttribute('href')).toMatch(/\/it\/vicenza\/surroundings$/)
})

it('posts show the facts, the quotes and the links that the specification names', () => {
  expect(listTexts(readPage('/vicenza/restaurants'), '[data-slot=ui-content-card] :is(h2, h3)')).toEqual([
    'Bacalà, with one c',
    'By the calendar',
    'Reading the room',
    'And with a tablecloth',
  ])
  const aperitivo = readPage('/vicenza/aperitivo')
  expect(textOf(find(aperitivo, 'main blockquote'))).toBe('Two cicchetti are an aperitivo, five are dinner.')
  find(aperitivo, 'main [lang=it]', 'un’ombra')
  expect(textOf(findLabelled(aperitivo, 'Half and half'))).toContain('Between ourselves')
  const architecture = find(readPage('/vicenza/architecture'), 'main')
  expect(listTexts(architecture, 'dt')[1]).toBe('Basilica terrace')
  expect(listTexts(architecture, 'dd')[1]).toContain('in 2025: 4 April to 31 October')
  expect(textOf(architecture)).toContain('10% off the fee')
  const route = find(architecture, 'a[aria-label]', 'Plan a Palladian route')
  expect(route.getAttribute('href')).toBe('https://www.palladiomuseum.org/')
  expect(route.getAttribute('aria-label')).toBe(
    'Plan a Palladian route, Palladio Museum (opens in a new tab)',
  )
})

it('the surroundings have a link to the tourism site of each place', () => {
  const page = readPage('/vicenza/surroundings')
  for (const [place, href] of [
    ['Verona', 'https://www.visitverona.it/'],
    ['Venice', 'https://www.veneziaunica.it/'],
    ['Padua', 'https://www.turismopadova.it/'],
    ['Valpolicella', 'https://www.stradadelvinovalpolicella.it/'],
  ] as const)
    expect(linkOf(findLabelled(page, place), '')).toBe(href)
})

it('the bike route shows a quote, distances, a tip, a map that opens, and a card for each ride', () => {
  const page = readPage('/vicenza/bike-route')
  const main = find(page, 'main')
  expect(textOf(find(main, 'blockquote'))).toContain('In 1143 Vicenza dug a canal')
  expect(listTexts(main, 'dd')[3]).toContain('Costozza 7 km')
  expect(textOf(main)).toContain('four e-bikes at €30 a day each')
  findLabelled(page, 'After the heat')
  expect(find(main, 'a[href$="bike-route.svg"]').getAttribute('href')).toBe('/plates/bike-route.svg')
  const rides = find(main, 'section[aria-labelledby=itineraries]')
  const shown = bikeItineraries.filter(({ href, logo }) => href && logo)
  expect(shown.length).toBeGreaterThan(3)
  for (const { title } of shown) find(rides, 'li', title)
  linkOf(rides, 'Cycle routes all over Italy')
})
