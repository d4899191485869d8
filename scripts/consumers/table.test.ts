import { expect, it } from 'vitest'
import { formatConsumerTable, hasConsumerPassed } from './table.ts'

const passing = { name: 'plain-html', outcomes: { install: true, acts: true } as const, seconds: 4.2 }
const failing = {
  name: 'next',
  outcomes: { install: true as const, build: ['window is not defined\n  at page.tsx'] },
  seconds: 61,
}

it('has a row per consumer and a mark per step', () => {
  expect(formatConsumerTable([passing, failing]).split('\n').slice(0, 3)).toEqual([
    'consumer    install  types  server  build  acts  console  axe  styles  seconds',
    'plain-html  ✓        –      –       –      ✓     –        –    –       4',
    'next        ✓        –      –       ✗      –     –        –    –       61',
  ])
})

it('names each failed step with its messages', () => {
  expect(formatConsumerTable([passing, failing])).toContain(
    '✗ next › build\n  window is not defined\n    at page.tsx',
  )
})

it('passes only when something was tried and nothing failed', () => {
  expect(hasConsumerPassed(passing)).toBe(true)
  expect(hasConsumerPassed(failing)).toBe(false)
  expect(hasConsumerPassed({ ...passing, outcomes: {} })).toBe(false)
})
