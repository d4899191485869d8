import { readdirSync, readFileSync } from 'node:fs'
import type { i18n as I18n } from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from './create-i18n'
import { activateLanguage } from './i18n'
import { type Language, languageCodes } from './languages'
import type { Namespace } from './namespaces'
import { createPageI18n } from './page-i18n'

const locales = new URL('../../public/locales/', import.meta.url)
const readFile = (path: string) => JSON.parse(readFileSync(new URL(path, locales), 'utf8'))
const readTexts = (language: Language): Record<string, object> =>
  Object.fromEntries(
    readdirSync(new URL(language, locales)).map((file) => [
      file.replace('.json', ''),
      readFile(`${language}/${file}`),
    ]),
  )

/** Every key of a file, of single texts and of the lists and objects that contain them. */
const listKeys = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) => [
    prefix + name,
    ...(typeof value === 'object' ? listKeys(value, `${prefix}${name}.`) : []),
  ])

/** A value for each placeholder of the texts: `<name>` for `{{name}}`, and `{ a: { b: '<a.b>' } }` for `{{a.b}}`. */
function createValues(texts: object) {
  const values: Record<string, unknown> = {}
  for (const [, path = ''] of JSON.stringify(texts).matchAll(/{{(.+?)}}/g)) {
    const [name = '', inner] = path.split('.')
    values[name] = inner ? Object.assign(values[name] ?? {}, { [inner]: `<${path}>` }) : `<${path}>`
  }
  return values
}

/** `t` without the types of the site's keys. */
const fixedT = (i18n: I18n, files: string | string[]) =>
  i18n.getFixedT(null, files as never) as unknown as (key: string, options?: object) => unknown

const failingBackend = { type: 'backend' as const, init: () => {}, read: () => expect.unreachable() }

describe.each(languageCodes)('the translator of a page in %s', (language) => {
  const texts = readTexts(language)
  const namespaces = Object.keys(texts) as Namespace[]
  const page = createPageI18n({ language, namespaces, texts })

  it('returns the same texts as i18next', async () => {
    const i18next = await createI18n({
      language,
      namespaces,
      resources: { [language]: texts },
      backend: failingBackend,
    })
    const values = createValues(texts)
    expect(Object.keys(values).length).toBeGreaterThan(100)
    for (const [file, content] of Object.entries(texts)) {
      for (const key of listKeys(content)) {
        const options = { returnObjects: true, replace: values }
        expect(fixedT(page, file)(key, options), `${file}:${key}`).toEqual(
          fixedT(i18next, file)(key, options),
        )
      }
    }
    const plurals = Object.entries(texts).flatMap(([file, content]) =>
      listKeys(content)
        .filter((key) => key.endsWith('_one'))
        .map((key) => `${file}:${key.replace(/_one$/, '')}`),
    )
    expect(plurals).not.toEqual([])
    for (const key of plurals) {
      for (const count of [0, 1, 2, 11, 26])
        expect(page.t(key as never, { count }), key).toBe(i18next.t(key as never, { count }))
    }
  })
})

afterEach(() => void vi.unstubAllGlobals())

/** Answers requests for translation files with the files of the site. */
function stubRequests() {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json(readFile(path.replace('/locales/', '')))
  })
  return requests
}

const createHomePage = () =>
  createPageI18n({
    language: 'en',
    namespaces: ['home'],
    texts: { common: readFile('en/common.json'), home: { meta: { title: 'Title' } } },
  })

it('finds a key in the first of several files that has it', () => {
  const page = createPageI18n({
    language: 'en',
    namespaces: [],
    texts: { room: { a: 'A' }, rooms: { a: 'B', b: 'C {{x}}' } },
  })
  const t = fixedT(page, ['room', 'rooms'])
  expect([t('a'), t('b', { x: 1 }), t('b'), t('rooms:a')]).toEqual(['A', 'C 1', 'C ', 'B'])
  expect([page.exists('rooms:b'), page.exists('rooms:c')]).toEqual([true, false])
})

it('uses the texts that the page loads later', () => {
  const page = createHomePage()
  page.addResourceBundle('en', 'home', { about: { title: 'About' } })
  expect(fixedT(page, 'home')('about.title')).toBe('About')
})

it('changes the language with i18next, and tells its listeners', async () => {
  const requests = stubRequests()
  const page = createHomePage()
  const onLanguageChanged = vi.fn()
  const onRemoved = vi.fn()
  page.on('languageChanged', onLanguageChanged)
  page.on('languageChanged', onRemoved)
  page.off('languageChanged', onRemoved)
  const t = fixedT(page, 'home')
  await activateLanguage(page, 'it', ['home'])
  expect(requests.sort()).toEqual(['/locales/it/common.json', '/locales/it/home.json'])
  expect(page.language).toBe('it')
  expect(onLanguageChanged).toHaveBeenCalledWith('it')
  expect(onRemoved).not.toHaveBeenCalled()
  const { about } = readFile('it/home.json')
  expect(fixedT(page, 'home')('about.title')).toBe(about.title)
  expect(t('about.title')).toBe(about.title)
})

it('shows a missing key as itself, until i18next has loaded the English text', async () => {
  const requests = stubRequests()
  const page = createPageI18n({ language: 'it', namespaces: ['home'], texts: { common: {}, home: {} } })
  const onLanguageChanged = vi.fn()
  page.on('languageChanged', onLanguageChanged)
  const t = fixedT(page, 'home')
  expect(t('about.title')).toBe('about.title')
  expect(t('about.paragraphs', { returnObjects: true })).toEqual(['about.paragraphs'])
  await expect.poll(() => onLanguageChanged.mock.calls.length).toBe(1)
  expect(requests.sort()).toEqual(['/locales/en/common.json', '/locales/en/home.json'])
  expect(t('about.title')).toBe(readFile('en/home.json').about.title)
})
