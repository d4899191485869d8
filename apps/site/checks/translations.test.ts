import { describe, expect, it } from 'vitest'
import { flatten, readTexts } from './site'
import { checkLengths, checkTranslations, countWords } from './translations'

it('finds no mistake in the translations of the site', () => {
  expect([...checkTranslations(readTexts()), ...checkLengths(readTexts())]).toEqual([])
})

describe('checkTranslations reports', () => {
  const english = { title: 'The <em>garden</em>', text: 'From {{from}} to {{to}}', list: ['One', 'Two'] }
  const italian = { title: 'Il <em>giardino</em>', text: 'Dalle {{from}} alle {{to}}', list: ['Uno', 'Due'] }
  const german = { title: 'Der <em>Garten</em>', text: 'Von {{from}} bis {{to}}', list: ['Eins', 'Zwei'] }
  const check = (changes: { en?: object; it?: object; de?: object }) =>
    checkTranslations({
      en: { home: flatten({ ...english, ...changes.en }) },
      it: { home: flatten({ ...italian, ...changes.it }) },
      de: { home: flatten({ ...german, ...changes.de }) },
    })

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
    expect(checkTranslations({ en: { home: {} }, it: { rooms: {} } })).toEqual([
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
      rooms: { 'rooms.twin.name': 'Superior Doppia' },
      room: { 'pages.twin.title': 'Superior Doppia' },
    }
    expect(checkTranslations({ en: files, it: files, de: files })).toEqual([])
  })
})

describe('checkLengths reports', () => {
  const check = (files: object) => {
    const texts = Object.entries(files).map(([name, file]) => [name, flatten(file)])
    return checkLengths({ de: Object.fromEntries(texts) })
  }
  const text = 'Das Haus ist alt.'

  it('a page with too many words, and each room as a page', () => {
    const pages = { suite: { long: 'Ja '.repeat(150) }, singola: { long: `<em>${'Ja '.repeat(151)}</em> –` } }
    expect(countWords({ de: { room: flatten({ pages, book: 'Jetzt' }) } }).total).toEqual({ de: 302 })
    expect(check({ room: { pages } })).toEqual(['de/room/singola has 151 words, not 150'])
  })

  it('a sentence that is on a page twice, or on more than four pages', () => {
    expect(check({ home: { title: text, text: `Ja. ${text}` } })).toEqual([
      'de/home has twice: Das Haus ist alt.',
    ])
    expect(check({ room: { text, pages: { suite: { text } } } })).toHaveLength(1)
    const pages = { home: { text }, faq: { text }, rooms: { text }, fairs: { text } }
    expect(check(pages)).toEqual([])
    expect(check({ ...pages, offers: { text } })).toHaveLength(1)
  })

  it('an alternative text that is long or on a page twice', () => {
    const pictures = { 'suite-hero': 'x'.repeat(100), bed: 'x'.repeat(60), key: 'y'.repeat(61) }
    expect(check({ rooms: { pictures } })).toEqual(['de/rooms, pictures.key has 61 characters'])
    expect(check({ faq: { a: { picture: 'A' }, b: { picture: 'A' } } })).toEqual(['de/faq has twice: A'])
  })
})
