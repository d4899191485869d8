import { expect, it } from 'vitest'
import privacy from '../../public/locales/en/privacy.json'
import { privacySections } from './privacy'

it('shows every section of the privacy policy that has words, and no other', () => {
  expect([...privacySections].sort()).toEqual(Object.keys(privacy.sections).sort())
})
