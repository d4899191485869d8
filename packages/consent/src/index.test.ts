import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as core from './core'
import * as cookieStorage from './core/cookie-storage'
import * as consentHeadScript from './core/head-script'
import { en } from './locales/en'
import type { ConsentMessages } from './locales/messages'

it('exports one name from ./core', () => {
  expect(Object.keys(core)).toEqual(['createConsentStore'])
})

it('imports ./element on a server, where it defines nothing', async () => {
  expect(Object.keys(await import('./element'))).toEqual([])
})

it('exports one name from ./cookie-storage', () => {
  expect(Object.keys(cookieStorage)).toEqual(['cookieStorage'])
})

it('exports the script and its hash from ./head-script', () => {
  expect(Object.keys(consentHeadScript).sort()).toEqual(['consentHeadScript', 'consentHeadScriptHash'])
})

it('has these entry points', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(Object.keys(exports)).toEqual([
    '.',
    './core',
    './head-script',
    './cookie-storage',
    './element',
    './locales/*',
    './styles.css',
    './gate.css',
    './element.css',
    './package.json',
  ])
})

const locales = import.meta.glob<Record<string, ConsentMessages>>('./locales/*.tsx', { eager: true })

it.each(Object.entries(locales))('%s exports the messages of its language, complete', (file, module) => {
  const keys = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !('$$typeof' in value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
      : typeof value
  const shape = (messages: ConsentMessages) =>
    JSON.stringify(keys(messages)).replaceAll('"object"', '"string"')
  const language = file.slice('./locales/'.length, -'.tsx'.length)
  expect(Object.keys(module)).toEqual([language])
  expect(shape(module[language] as ConsentMessages)).toBe(shape(en))
})
