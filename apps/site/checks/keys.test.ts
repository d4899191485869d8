import { expect, it } from 'vitest'
import { findUnusedKeys } from './keys'
import { flatten, readSources, readTexts } from './site'

const english = {
  common: flatten({ skip: 'Skip', nav: { rooms: 'Rooms', fairs: 'Fairs' } }),
  home: flatten({ title: 'Home', slides: { s1: { title: 'One' } }, count_one: 'One', count_other: 'More' }),
  posts: flatten({ pages: { hills: { lede: 'Up', list: ['One', 'Two'] } } }),
}
const content = `export const links = [{ label: 'nav.rooms' }, { label: 'nav.fairs' }]`
const page = `
  function Page() {
    const { t: common } = useTranslation()
    const { t } = useTranslation('home')
    const post = useTranslation('posts').t
    return <p title={common('skip')}>{common(link.label)} {t(\`slides.\${id}.title\`)} {t('count', { count })}
      {t('title')} {post(\`pages.\${id}.lede\`)} {post('pages.hills.list', { returnObjects: true })}</p>
  }`

it('finds a use of every text of the site', () => {
  expect(findUnusedKeys(readTexts().en ?? {}, readSources())).toEqual([])
})

it('reports nothing if every key is used', () => {
  expect(findUnusedKeys(english, [content, page])).toEqual([])
})

it.each([
  ["t('count', { count })", ['home.json, count_one', 'home.json, count_other']],
  ["common('skip')", ['common.json, skip']],
  [`t(\`slides.\${id}.title\`)`, ['home.json, slides.s1.title']],
  [
    "post('pages.hills.list', { returnObjects: true })",
    ['posts.json, pages.hills.list.0', 'posts.json, pages.hills.list.1'],
  ],
  ["t('title')", ['home.json, title']],
])('reports unused keys without %s', (use, keys) => {
  expect(page).toContain(use)
  expect(findUnusedKeys(english, [content, page.replace(use, 'null')])).toEqual(
    keys.map((key) => `en/${key} is used nowhere`),
  )
})

it('reports unused keys without the content that names them', () => {
  expect(findUnusedKeys(english, [page])).toEqual([
    'en/common.json, nav.rooms is used nowhere',
    'en/common.json, nav.fairs is used nowhere',
  ])
})

it('does not count a string as a use in files that its module does not read', () => {
  const files = { ...english, fairs: { title: 'Fairs' } }
  expect(findUnusedKeys(files, [content, page.replace(/\n.*useTranslation\('posts'.*/, '')])).toEqual([
    'en/posts.json, pages.hills.lede is used nowhere',
    'en/posts.json, pages.hills.list.0 is used nowhere',
    'en/posts.json, pages.hills.list.1 is used nowhere',
    'en/fairs.json, title is used nowhere',
  ])
})
