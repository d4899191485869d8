import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { factsOnlyInTexts, renderHandoverDocument } from './handover'
import { readTranslations } from './site-files'
import { flattenTranslations } from './translations'

it('docs/handover.md lists the present facts (else: npm run handover)', () => {
  const file = new URL('../../../../docs/handover.md', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(renderHandoverDocument())
})

it('docs/handover.md names only texts that exist', () => {
  const { en = {} } = readTranslations()
  expect(factsOnlyInTexts.filter(([file, key]) => !(key in flattenTranslations(en[file] ?? {})))).toEqual([])
})
