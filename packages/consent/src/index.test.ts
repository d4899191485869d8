import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as core from './core'
import * as consentHeadScript from './core/head-script'
import * as consent from './index'
import { de } from './locales/de'
import { en } from './locales/en'
import { it as italian } from './locales/it'
import type { ConsentMessages } from './locales/messages'

it('exports these names from the main entry', () => {
  expect(Object.keys(consent).sort()).toEqual([
    'ConsentDialog',
    'ConsentGate',
    'ConsentProvider',
    'ConsentReminder',
    'ConsentScript',
    'CookiePreferencesTrigger',
    'useConsent',
  ])
})

it('exports one name from ./core', () => {
  expect(Object.keys(core)).toEqual(['createConsentStore'])
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
    './locales/en',
    './locales/it',
    './locales/de',
    './styles.css',
    './gate.css',
    './package.json',
  ])
})

it('has the same messages in every locale', () => {
  const keys = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !('$$typeof' in value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
      : typeof value
  const shape = (messages: ConsentMessages) =>
    JSON.stringify(keys(messages)).replaceAll('"object"', '"string"')
  expect(shape(italian)).toBe(shape(en))
  expect(shape(de)).toBe(shape(en))
})
