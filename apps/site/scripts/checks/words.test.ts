import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from './lib/language'

const folder = new URL('../public/locales/', import.meta.url)
const files = readdirSync(new URL('en/', folder))

/** A word file as pairs of key path and text. */
function words(language: string, file: string): Map<string, string> {
  const entries = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') entries.set(path, value)
    else
      for (const [key, inner] of Object.entries(value as object)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')), '')
  return entries
}

const marks = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([mark]) => mark).sort()

describe.each(files)('%s', (file) => {
  const english = words('en', file)

  it.each(['it', 'de'])('has the same keys, placeholders and tags in %s as in English', (language) => {
    const other = words(language, file)
    expect([...other.keys()].sort(), `${language}/${file}`).toEqual([...english.keys()].sort())
    for (const [key, text] of english)
      expect(marks(other.get(key) ?? ''), `${language}/${file} ${key}`).toEqual(marks(text))
  })

  it.each(['it', 'de'])('has no sentence in %s that is still English', (language) => {
    const same = [...words(language, file)].filter(
      ([key, text]) => text.length > 24 && text === english.get(key),
    )
    expect(same).toEqual([])
  })

  it.each([...languages])('has no empty text, straight quote or wrong dash in %s', (language) => {
    for (const [key, text] of words(language, file)) {
      const where = `${language}/${file} ${key}: ${text}`
      expect(text.trim(), where).not.toBe('')
      expect(text.replace(/<[^>]+>/g, ''), where).not.toMatch(/["']| - |--|\.\.\./)
    }
  })
})

it('holds every file in every language', () => {
  for (const language of languages)
    expect(readdirSync(new URL(`${language}/`, folder)).sort()).toEqual([...files].sort())
})
