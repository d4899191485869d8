import { expect, it } from 'vitest'
import { cn } from './cn'

it('lets the last of two classes that set the same thing win', () => {
  expect(cn('ui:p-4 ui:text-quiet', 'ui:p-6')).toBe('ui:text-quiet ui:p-6')
})

it('keeps a colour when one of our text sizes follows it', () => {
  expect(cn('ui:text-on-accent', 'ui:text-body')).toBe('ui:text-on-accent ui:text-body')
})

it('leaves the classes of the page that uses the part alone', () => {
  expect(cn('ui:p-4', 'p-6 hero')).toBe('ui:p-4 p-6 hero')
})
