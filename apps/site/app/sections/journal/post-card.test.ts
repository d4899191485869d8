import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createI18n } from '../../i18n'
import { PostCard } from './post-card'
import { PostChapters } from './post-chapters'

async function card(path: string, link: string) {
  const backend = {
    type: 'backend' as const,
    init: () => {},
    read: (_: string, __: string, done: CallableFunction) => done(null, {}),
  }
  const i18n = createI18n('it', backend)
  const picture = { src: '/pictures/dining-room.jpg', width: 1200, height: 800, kind: 'photograph' as const }
  const router = createMemoryRouter(
    [{ path: '*', Component: () => createElement(PostCard, { id: 'restaurants', picture, link }) }],
    { initialEntries: [path] },
  )
  const page = createElement(I18nextProvider, { i18n }, createElement(RouterProvider, { router }))
  return new Response((await prerender(page)).prelude).text()
}

it('a card with a path links to the page in the current language', async () => {
  expect(await card('/it/vicenza', '/vicenza/hills')).toMatch(/<a [^>]*href="\/it\/vicenza\/hills"/)
})

it('a card with a URL links to another site in a new tab', async () => {
  const html = await card('/it/vicenza', 'https://magazine.example/vicenza')
  expect(html).toMatch(/<a [^>]*target="_blank"[^>]*href="https:\/\/magazine\.example\/vicenza"/)
})

it('a card shows the picture of its post', async () => {
  expect(await card('/it/vicenza', '/vicenza/hills')).toMatch(/<img [^>]*src="\/pictures\/dining-room\.jpg"/)
})

it('a post leaves out chapters without text', () => {
  const html = renderToStaticMarkup(
    createElement(PostChapters, {
      chapters: [
        { heading: 'Bacalà', paragraphs: ['Soaked for days.'] },
        { heading: undefined, paragraphs: ['No heading.'] },
        { heading: undefined, paragraphs: [] },
      ],
    }),
  )
  expect(html.match(/<h2/g)).toHaveLength(1)
  expect(html.match(/data-slot="ui-content-card-block"/g)).toHaveLength(2)
  expect(html).toContain('No heading.')
})
