import { describe, expect, it } from 'vitest'
import { rooms } from '../../app/content/rooms'
import { checkRoomTexts } from './room-texts'
import { readSourceFiles, readTranslations } from './site-files'
import { checkTranslationKeys } from './translation-keys'
import { checkTranslations, formatMistake } from './translations'

describe('the translations of the site', () => {
  it('have no mistake', () => {
    expect(checkTranslations(readTranslations()).map(formatMistake)).toEqual([])
  })

  it('exist for every room', () => {
    expect(checkRoomTexts(readTranslations(), rooms).map(formatMistake)).toEqual([])
  })

  it('are all used, and every used key exists', () => {
    expect(checkTranslationKeys(readTranslations(), readSourceFiles()).map(formatMistake)).toEqual([])
  })
})

describe('checkTranslations reports', () => {
  const english = { title: 'The <em>garden</em>', text: 'From {{from}} to {{to}}', list: ['One', 'Two'] }
  const italian = { title: 'Il <em>giardino</em>', text: 'Dalle {{from}} alle {{to}}', list: ['Uno', 'Due'] }
  const german = { title: 'Der <em>Garten</em>', text: 'Von {{from}} bis {{to}}', list: ['Eins', 'Zwei'] }
  const check = (changes: { en?: object; it?: object; de?: object }) =>
    checkTranslations({
      en: { home: { ...english, ...changes.en } },
      it: { home: { ...italian, ...changes.it } },
      de: { home: { ...german, ...changes.de } },
    }).map(formatMistake)

  it('nothing if there is no mistake', () => {
    expect(check({})).toEqual([])
  })

  it('a missing and a superfluous key', () => {
    expect(check({ it: { title: {}, lead: 'Benvenuti' } })).toEqual([
      'it/home.json, title is missing',
      'it/home.json, lead does not exist in English',
    ])
    expect(check({ de: { list: ['Eins'] } })).toEqual(['de/home.json, list.1 is missing'])
  })

  it('a missing and a superfluous file', () => {
    expect(checkTranslations({ en: { home: {} }, it: { rooms: {} } }).map(formatMistake)).toEqual([
      'it/home.json is missing',
      'it/rooms.json does not exist in English',
    ])
  })

  it.each([
    ['an empty text', 'de', ' ', 'is empty'],
    [
      'a lost placeholder',
      'de',
      'Von {{from}} an',
      'lacks the placeholders and tags of English: {{from}} {{to}}',
    ],
    [
      'a wrong placeholder',
      'it',
      'Dalle {{from}} alle {{until}}',
      'lacks the placeholders and tags of English: {{from}} {{to}}',
    ],
    [
      'a superfluous tag',
      'it',
      'Dalle <em>{{from}}</em> alle {{to}}',
      'lacks the placeholders and tags of English: {{from}} {{to}}',
    ],
    ['an untranslated text', 'it', 'From {{from}} to {{to}}', 'is still English'],
    ['a straight apostrophe', 'it', "Dall'{{from}} all’{{to}}", 'has a straight quote or apostrophe'],
    ['a straight quote', 'it', '"{{from}}" {{to}}', 'has a straight quote or apostrophe'],
    ['English quotes in Italian', 'it', '“{{from}}” {{to}}', 'has the quotation marks of another language'],
    ['English quotes in German', 'de', '“{{from}}” {{to}}', 'has the quotation marks of another language'],
    ['German quotes in English', 'en', '„{{from}}“ {{to}}', 'has the quotation marks of another language'],
    [
      'a hyphen for a dash',
      'de',
      '{{from}} - {{to}}',
      'has a hyphen or a long dash where an en dash belongs',
    ],
    ['a long dash', 'en', '{{from}} — {{to}}', 'has a hyphen or a long dash where an en dash belongs'],
    [
      'a hyphen between numbers',
      'en',
      '{{from}} {{to}} 9-12',
      'has a hyphen or a long dash where an en dash belongs',
    ],
    ['three full stops', 'en', '{{from}} {{to}}...', 'has three full stops where … belongs'],
    ['an exclamation mark', 'en', '{{from}} {{to}}!', 'has an exclamation mark'],
    ['a superfluous space', 'en', '{{from}}  {{to}}', 'has a space too many'],
    [
      'a breaking space between number and unit',
      'de',
      '{{from}} bis {{to}} 10 Minuten',
      'may break between a number and its unit: their space is \\u00a0',
    ],
    [
      'a breaking space between placeholder and unit',
      'de',
      '{{from}} bis {{to}} Uhr',
      'may break between a number and its unit: their space is \\u00a0',
    ],
  ])('%s', (_, language, text, message) => {
    expect(check({ [language]: { text } })).toEqual([`${language}/home.json, text ${message}`])
  })

  it.each([
    ['en', '“{{from}}” – ‘{{to}}’ – from 9–12, 10\u00a0minutes, guest’s stay-in'],
    ['it', '«{{from}}» – {{to}}, un’ombra, 10\u00a0minuti'],
    ['de', '„{{from}}“ – ‚{{to}}‘ – 10\u00a0Minuten'],
  ])('nothing in correct punctuation of %s', (language, text) => {
    expect(check({ [language]: { text } })).toEqual([])
  })

  it('Italian tags in Italian, but not in other languages', () => {
    expect(check({ en: { text: 'From {{from}} to {{to}}, an <it>ombra</it>' } })).toEqual([])
    expect(check({ it: { text: 'Dalle {{from}} alle {{to}}, un’<it>ombra</it>' } })).toEqual([
      'it/home.json, text marks Italian in Italian',
    ])
  })

  it('nothing for a single word or the name of a room that is equal in two languages', () => {
    expect(check({ en: { text: '{{from}} {{to}} Menu' }, it: { text: '{{from}} {{to}} Menu' } })).toEqual([])
    const files = {
      rooms: { rooms: { twin: { name: 'Superior Doppia' } } },
      'room-twin': { title: 'Superior Doppia' },
    }
    expect(checkTranslations({ en: files, it: files, de: files })).toEqual([])
  })
})

describe('checkRoomTexts', () => {
  const [suite] = rooms
  const { rooms: list, 'room-suite': page } = readTranslations().en as Record<string, object>
  const check = (files: Record<string, unknown>) =>
    checkRoomTexts({ en: files }, suite ? [suite] : []).map(formatMistake)

  it('reports nothing if the room has all its texts', () => {
    expect(check({ rooms: list, 'room-suite': page })).toEqual([])
  })

  it('reports the missing texts of the list and the missing file of the page', () => {
    expect(check({ rooms: {} })).toEqual([
      'en/rooms.json, rooms.suite.name is missing',
      'en/rooms.json, rooms.suite.short is missing',
      'en/rooms.json, pictures.suite-hero is missing',
      'en/room-suite.json is missing',
    ])
  })

  it('reports the missing texts of the page, with the descriptions of its own pictures', () => {
    expect(check({ rooms: list, 'room-suite': { ...page, title: {}, pictures: {} } })).toEqual([
      'en/room-suite.json, title is missing',
      'en/room-suite.json, pictures.suite-corner is missing',
      'en/room-suite.json, pictures.suite-bed is missing',
      'en/room-suite.json, pictures.suite-bench is missing',
    ])
  })
})

describe('checkKeys', () => {
  const translations = {
    en: {
      common: { skip: 'Skip', nav: { rooms: 'Rooms', fairs: 'Fairs' } },
      home: {
        title: 'Home',
        slides: { s1: { title: 'One' } },
        count_one: 'One fair',
        count_other: '{{count}} fairs',
      },
      'post-hills': { lede: 'Up', list: ['One', 'Two'] },
    },
  }
  const all = `
    const links = [{ label: 'nav.rooms' }, { label: 'nav.fairs' }]
    function Page() {
      const { t: common } = useTranslation()
      const { t, i18n } = useTranslation('home')
      const post = useTranslation(\`post-\${id}\`).t
      return <p title={common('skip')}>{common(link.label)} {t(\`slides.\${id}.title\`)} {t('count', { count })}
        {t('title')} {post('lede')} {post('list', { returnObjects: true })}</p>
    }`
  const check = (code: string) =>
    checkTranslationKeys(translations, { 'app/page.tsx': code }).map(formatMistake)

  it('reports nothing if every key is used and every used key exists', () => {
    expect(check(all)).toEqual([])
  })

  it.each([
    [
      "t('count', { count })",
      ['en/home.json, count_one is used nowhere', 'en/home.json, count_other is used nowhere'],
    ],
    ["common('skip')", ['en/common.json, skip is used nowhere']],
    ["'nav.fairs'", ['en/common.json, nav.fairs is used nowhere']],
    [`t(\`slides.\${id}.title\`)`, ['en/home.json, slides.s1.title is used nowhere']],
    [
      "post('list', { returnObjects: true })",
      ['en/post-hills.json, list.0 is used nowhere', 'en/post-hills.json, list.1 is used nowhere'],
    ],
    ["t('title')", ['en/home.json, title is used nowhere']],
  ])('reports unused keys without %s', (use, findings) => {
    expect(all).toContain(use)
    expect(check(all.replace(use, 'null'))).toEqual(findings)
  })

  it.each([
    ["common('nav.offers')", "'nav.offers'"],
    ["t('skip')", "'skip'"],
    [`t(\`offers.\${id}\`)`, `\`offers.\${id}\``],
    ["post('tip')", "'tip'"],
  ])('reports that %s has no translation', (use, key) => {
    expect(check(all.replace('<p ', `<p lang={${use}} `))).toEqual([
      `app/page.tsx, ${key} is used, but has no translation`,
    ])
  })
})
