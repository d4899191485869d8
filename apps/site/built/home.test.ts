import { expect, it } from 'vitest'
import { rooms } from '../app/content/rooms'
import { hotel } from '../app/hotel'
import { languageCodes, languages, textsOf } from '../e2e/pages'
import { collapse, find, linkOf, listTexts, readPage, readStructuredData, textOf } from './page'

const home = readPage('/')
const main = find(home, 'main')
const section = (id: string) => find(main, `section[aria-labelledby=${id}]`)
const texts = textsOf('en', 'home')
const valuesOf = (group: Record<string, string>) => Object.values(group).map(collapse)

it('the sections are in the order of the day, and no dark one follows a dark one', () => {
  const sections = home
    .querySelectorAll('main > section, main > div > section')
    .map((element) => ({
      id: element.getAttribute('aria-labelledby') ?? element.id,
      isDark: ['night', 'dark'].includes(element.getAttribute('data-scheme') ?? ''),
    }))
    .filter(({ id }) => id)
  // A new section may be between them.
  const specified = [
    'hero-home',
    'where',
    'fairs',
    'restaurant',
    'about',
    'services',
    'experience',
    'journal',
    'rooms',
    'testimonials',
    'reviews',
    'banner',
    'map',
  ]
  expect(sections.map(({ id }) => id).filter((id) => specified.includes(id))).toEqual(specified)
  expect(sections.filter(({ isDark }) => isDark).length).toBeGreaterThanOrEqual(4)
  expect(sections.some(({ isDark }, index) => isDark && sections[index + 1]?.isDark)).toBe(false)
})

it.each(languageCodes)('the texts in %s are those of the language', (language) => {
  const { prefix, headline, navigation, footer } = languages[language]
  const page = readPage(`${prefix}/`)
  expect(textOf(find(page, '#hero-home'))).toContain(collapse(headline))
  find(page, 'header nav a', navigation)
  expect(textOf(find(page, '[data-slot=ui-footer]'))).toContain(collapse(footer))
  expect(textOf(find(page, 'main'))).toContain('Vicenzaoro')
})

it('the hero has five slides, each with its title and a link to the booking engine', () => {
  const slides = main.querySelectorAll('[data-slot=ui-hero-slide]')
  const titles = Object.values<{ title: string }>(texts.slides).map(({ title }) =>
    title.replace(/<\/?em>/g, ''),
  )
  expect(slides.map((slide) => textOf(find(slide, 'h1, h2')))).toEqual(titles.map(collapse))
  expect(slides).toHaveLength(5)
  for (const slide of slides) expect(linkOf(slide, 'Check availability')).toBe(hotel.bookingUrl)
})

it('the teasers name what the hotel has, and link to their pages', () => {
  const shown = textOf(main)
  for (const fact of [
    /parking/i,
    /free, in the garden too/i,
    /charging stations/i,
    /concierge/i,
    /pool/i,
    /garden/i,
    /buffet/i,
    /lounge bar and café/i,
    /two forks/i,
    /family’s restaurant/i,
    /ten\sminutes’ drive away/i,
  ])
    expect(shown).toMatch(fact)
  expect(listTexts(section('experience'), '[data-slot=ui-carousel-caption]')).toEqual(
    valuesOf(texts.experience.slides),
  )
  for (const id of ['restaurant', 'experience']) expect(linkOf(section(id), '')).toBe(`/${id}`)
  expect(
    section('banner')
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/restaurant'])
  const posts = section('journal').querySelectorAll('li a')
  expect(posts.map((post) => post.getAttribute('href'))).toEqual(
    ['restaurants', 'architecture', 'hills', 'bike-route'].map((id) => `/vicenza/${id}`),
  )
  expect(linkOf(section('journal'), 'View all')).toBe('/vicenza')
  expect(listTexts(section('testimonials'), '[data-slot=ui-quotes-slide]')).toEqual(
    valuesOf(texts.testimonials.quotes),
  )
})

it('the showcase has a tab and a panel for each room, with links to the room and to the booking engine', () => {
  expect(section('rooms').querySelectorAll('[role=tab]')).toHaveLength(rooms.length)
  const panels = section('rooms').querySelectorAll('[role=tabpanel]')
  expect(panels.map((panel) => linkOf(panel, 'View more'))).toEqual(rooms.map(({ id }) => `/rooms/${id}`))
  for (const panel of panels) expect(linkOf(panel, 'Check availability')).toBe(hotel.bookingUrl)
  expect(linkOf(section('rooms'), 'View all rooms, for two from €115')).toBe('/rooms')
})

it('the reviews have a summary with a link, names without last names, and structured data', () => {
  const page = readPage('/de/')
  expect(linkOf(find(page, 'main'), '193 Bewertungen auf Google')).toBe(hotel.reviews.url)
  const reviews = textOf(find(page, '[data-slot=reviews-root]'))
  expect(reviews).toContain('We stayed four nights')
  expect(reviews).not.toContain('Marchetti')
  const long = find(page, '[data-slot=reviews-card]', 'Giulia M.')
  expect(textOf(find(long, '[data-slot=reviews-text]'))).toMatch(/^.{230,260}\.\.\.$/su)
  const house = readStructuredData(page).find(({ aggregateRating }) => aggregateRating)
  expect(house).toMatchObject({
    '@type': 'Hotel',
    aggregateRating: { ratingValue: 4.8, reviewCount: 193, bestRating: 5, worstRating: 1 },
  })
  expect(house.review.length).toBeGreaterThan(0)
  expect(house.review[0].reviewBody).toContain('Ruhig gelegen')
  expect(house.review.length).toBeLessThanOrEqual(10)
})

it('the map has the address, a link to directions and one to the page about them', () => {
  expect(section('map').text).toMatch(/Casa Meridiana\s*Via della Meridiana 12\s*36057 Arcugnano \(VI\)/)
  expect(linkOf(section('map'), 'By car, train or plane')).toBe('/getting-here')
  const url = new URL(linkOf(section('map'), 'Plan your route') ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://www.google.com/maps/dir/')
  expect(url.searchParams.get('destination')).toBe(
    'Casa Meridiana, Via della Meridiana 12, 36057 Arcugnano (VI)',
  )
})
