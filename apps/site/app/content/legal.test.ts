import { expect, it } from 'vitest'
import accessibility from '../../public/locales/en/accessibility.json'
import companyTexts from '../../public/locales/en/company.json'
import cookieTexts from '../../public/locales/en/cookies.json'
import faq from '../../public/locales/en/faq.json'
import offerTexts from '../../public/locales/en/offers.json'
import privacy from '../../public/locales/en/privacy.json'
import { accessibilitySections } from './accessibility'
import { companySections } from './company'
import { cookieSections, cookies } from './cookies'
import { faqGroups } from './faq'
import { offers } from './offers'
import { privacySections } from './privacy'

const questions = faqGroups.flatMap(({ questions }) => questions)

it.each([
  ['the privacy policy', privacySections, privacy.sections],
  ['the cookie policy', cookieSections, cookieTexts.sections],
  ['the company’s details', companySections, companyTexts.sections],
  ['the accessibility statement', accessibilitySections, accessibility.sections],
  [
    'the purposes of the cookies',
    Object.values(cookies).flatMap((rows) => rows.map(({ purpose }) => purpose)),
    cookieTexts.purposes,
  ],
  ['the offers', offers.map(({ id }) => id), offerTexts.offers],
  ['the groups of questions', faqGroups.map(({ id }) => id), faq.groups],
  ['the questions', questions.map(({ id }) => id), faq.questions],
])('lists each translated entry of %s exactly once', (_, ids: readonly string[], words) => {
  expect([...ids].sort()).toEqual(Object.keys(words).sort())
})

it('uses every label of the links below answers', () => {
  const used = questions.flatMap(({ link }) => (link ? [link.label] : []))
  expect([...new Set(used)].sort()).toEqual(Object.keys(faq.links).sort())
})
