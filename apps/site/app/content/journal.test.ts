import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../lib/languages/languages'
import { bikeItineraries, bikeItinerariesWithLogo } from './itineraries'
import { postIds } from './post-id'
import { homePagePosts, type JournalPost, type PostPictureFiles, posts } from './posts'
import { surroundingsPlaces } from './surroundings-places'

const wordsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../public/locales/${language}/${file}.json`, import.meta.url), 'utf8'))

/** Returns the text at a key path of a translation file, such as `tip.title`. */
const keyAt = (words: Record<string, unknown>, key: string) =>
  key
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], words)

it('contains the eight posts of the specification in order', () => {
  const known: string[] = [
    'restaurants',
    'architecture',
    'hills',
    'day-trips',
    'aperitivo',
    'markets',
    'surroundings',
    'bike-route',
  ]
  // The test ignores other posts, because the hotel may add some.
  expect(posts.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(known)
})

it('lists the posts in the order of the ids', () => {
  expect(posts.map(({ id }) => id)).toEqual(postIds)
})

it('shows the first three posts and the bike route in the teaser', () => {
  expect(homePagePosts.map(({ id }) => id)).toEqual(['restaurants', 'architecture', 'hills', 'bike-route'])
})

it('has at least eight itineraries and cards for those with a link and a logo', () => {
  expect(bikeItineraries.length).toBeGreaterThanOrEqual(8)
  expect(bikeItinerariesWithLogo.length).toBeGreaterThanOrEqual(7)
  expect(bikeItinerariesWithLogo.map(({ id }) => id)).not.toContain('all')
  expect(bikeItinerariesWithLogo.map(({ logo }) => logo)).not.toContain('')
})

it('has a place for each name on the map', () => {
  expect(surroundingsPlaces.map(({ id }) => id)).toEqual(['verona', 'venezia', 'padova', 'valpolicella'])
})

it('refers only to picture files that exist', () => {
  // The build fails if a photograph is missing.
  const fileOf = ({ kind, src }: PostPictureFiles) => (kind === 'photograph' ? [] : `public${src}`)
  const files = [
    ...posts.flatMap(({ picture, heroPicture, ...post }: JournalPost) =>
      [picture, heroPicture ?? picture, ...(post.miniGallery ?? [])].flatMap(fileOf),
    ),
    ...surroundingsPlaces.flatMap(({ picture }) => (picture ? fileOf(picture) : [])),
    ...bikeItinerariesWithLogo.map(({ logo }) => `public${logo}`),
  ]
  const missing = files.filter((file) => !existsSync(new URL(`../../${file.split('#')[0]}`, import.meta.url)))
  expect(missing).toEqual([])
})

describe.each([...languageCodes])('in %s', (language) => {
  it('every card has a title and an excerpt', () => {
    const { posts: cards } = wordsOf(language, 'journal')
    for (const { id } of posts)
      expect(cards[id], id).toEqual({ title: expect.any(String), excerpt: expect.any(String) })
  })

  it.each(posts.map((post): [string, JournalPost] => [post.id, post]))(
    '%s has a translation for every element that it shows',
    (id, { pullQuoteKey, insiderTip, miniGallery, externalLink, chapters }) => {
      const { pages, ...shared } = wordsOf(language, 'posts')
      const words = pages[id]
      const keys = [pullQuoteKey, insiderTip?.titleKey, insiderTip?.textKey].flatMap((key) => key ?? [])
      for (const key of ['meta.title', 'meta.description', 'kicker', 'title', 'lede', 'picture', ...keys])
        expect(keyAt(words, key), key).toEqual(expect.any(String))
      for (const key of [
        ...(miniGallery ?? []).map(({ altKey }) => altKey),
        externalLink?.labelKey ?? 'back',
      ])
        expect(keyAt(shared, key), key).toEqual(expect.any(String))
      for (const { heading } of chapters ?? [])
        expect(keyAt(words, heading), heading).toEqual(expect.any(String))
    },
  )

  it.each(['vicenza', ...posts.map(({ id }) => id)])(
    '%s has a title and description that fit search results',
    (id) => {
      const { meta } = { ...wordsOf(language, 'journal'), ...wordsOf(language, 'posts').pages }[id]
      expect(meta.title.replace('{{name}}', 'Casa Meridiana').length).toBeLessThanOrEqual(70)
      expect(meta.description.length).toBeGreaterThanOrEqual(110)
      expect(meta.description.length).toBeLessThanOrEqual(165)
    },
  )
})
