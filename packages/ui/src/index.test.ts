import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as ui from './index'

const messages = {
  region: 'Hours',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  pager: 'Choose',
  position: '{place} of {count}',
}
const slide = (id: string) => ({
  id,
  marker: createElement(ui.Sundial, { hour: 19 }),
  moment: '19 · sunset',
  kicker: 'Kicker',
  title: `Title ${id}`,
  text: 'Text',
  picture: { src: `/${id}.svg`, width: 2400, height: 1500, alt: '' },
})

const room = (id: string) => ({
  id,
  name: `Room ${id}`,
  text: `Text ${id}`,
  picture: { src: `/${id}.svg`, alt: `Picture ${id}`, width: 1200, height: 900 },
  actions: null,
})

const menu = { open: false, onOpenChange: () => {} }

const picture = (name: string) => ({ src: `/${name}.jpg`, width: 3, height: 2, alt: name })
const quotesMessages = { ...messages, goTo: 'Quote {place}' }
const galleryMessages = { ...messages, title: 'Pictures', close: 'Close', thumbnails: 'All' }

/**
 * A page with all components that use client code, pictures or a native `<details>`. The tests check its HTML from the
 * server.
 */
const page: ReactNode = createElement(
  'div',
  null,
  createElement(ui.Header.Root, { hero: 'hero' }, createElement(ui.Header.Brand, null, 'Hotel')),
  createElement(ui.Hero, {
    id: 'hero',
    messages,
    slides: [slide('s1'), slide('s2')],
    action: null,
    pager: ui.SundialPager,
  }),
  createElement(ui.Section, { scheme: 'band' }, createElement(ui.Kicker, null, 'Kicker')),
  createElement(
    ui.ScrollReveal,
    null,
    createElement(ui.FactList.Root, null, createElement(ui.FactList.Item, { value: 1 })),
  ),
  createElement(ui.LanguageMenu, { label: 'Language', value: 'en', languages: [] }),
  createElement(ui.LanguageSwitch, { value: 'en', languages: [] }),
  createElement(ui.FairCard.Skeleton),
  createElement(ui.OverlayMenu.Root, menu, createElement(ui.OverlayMenu.Trigger)),
  createElement(
    ui.Accordion.Root,
    null,
    createElement(ui.Accordion.Item, { question: 'Question' }, 'Answer'),
  ),
  createElement(ui.StickyScroll, { items: [] }),
  createElement(ui.Showcase, {
    items: [room('r1'), room('r2')],
    messages: { list: 'Rooms', details: 'Details' },
  }),
  createElement(ui.Gallery, { pictures: ['one', 'two'].map(picture), messages: galleryMessages }),
  createElement(
    ui.Carousel.Root,
    { messages },
    ...['pool', 'lounge'].map((name) =>
      createElement(ui.Carousel.Slide, { key: name, picture: picture(name), caption: name }),
    ),
  ),
  createElement(ui.Banner, { media: createElement(ui.Picture.Root, picture('band')) }),
  createElement(ui.FeatureSection, { picture: picture('half') }),
  createElement(ui.Quotes, { quotes: ['Garden', 'Coffee'], messages: quotesMessages }),
  createElement(ui.Footer.Root),
)

it('renders on the server without style attributes, which a strict Content-Security-Policy blocks', () => {
  expect(renderToStaticMarkup(page)).not.toMatch(/\sstyle=|<style/)
})

it('has every answer of an accordion in the server’s HTML', () => {
  expect(renderToStaticMarkup(page)).toMatch(/<details.*<summary.*<h3[^>]*>Question.*Answer.*<\/details>/)
})

it('has the text of every slide in the server’s HTML, but only the first picture', () => {
  const html = renderToStaticMarkup(page)
  expect(html).toContain('Title s1')
  expect(html).toContain('Title s2')
  expect(html).toMatch(/<img(?![^>]*loading="lazy")[^>]*\/s1\.svg/)
  expect(html).toMatch(
    /ui:hidden ui:noscript:contents"><span[^>]*><picture[^>]*><img[^>]*\/s2\.svg[^>]*loading="lazy"/,
  )
})

it('has every room’s text in the server’s HTML, and its picture where it does not load', () => {
  const html = renderToStaticMarkup(page)
  expect(html).toContain('Text r1')
  expect(html).toContain('Text r2')
  expect(html).toMatch(
    /ui:hidden ui:noscript:contents"><span[^>]*><picture[^>]*><img[^>]*\/r2\.svg[^>]*loading="lazy"/,
  )
})

it('has every item of galleries, carousels and quotes in the server’s HTML', () => {
  const html = renderToStaticMarkup(page)
  expect(html).toContain('href="/one.jpg"')
  expect(html).toContain('alt="lounge"')
  expect(html).toContain('Coffee')
  expect(html).not.toContain('inert')
})
