import { expect, it } from 'vitest'
import * as core from './core'
import * as headScript from './head-script'
import * as skin from './index'

it('has these names to use from React, and no others', () => {
  expect(Object.keys(skin).sort()).toEqual([
    'ConsentDialog',
    'ConsentGate',
    'ConsentProvider',
    'ConsentReminder',
    'ConsentScript',
    'CookiePreferencesTrigger',
    'de',
    'en',
    'it',
    'useConsent',
  ])
})

it('has one name to use without React', () => {
  expect(Object.keys(core)).toEqual(['createConsent'])
})

it('has the script for the head, and its hash', () => {
  expect(Object.keys(headScript).sort()).toEqual(['headScript', 'headScriptHash'])
})

it('has the same words in every language', () => {
  const keys = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !('$$typeof' in value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
      : typeof value
  const shape = (words: skin.ConsentWords) => JSON.stringify(keys(words)).replaceAll('"object"', '"string"')
  expect(shape(skin.it)).toBe(shape(skin.en))
  expect(shape(skin.de)).toBe(shape(skin.en))
})
