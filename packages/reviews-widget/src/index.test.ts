import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as core from './core'

it('exports these names from ./core', () => {
  expect(Object.keys(core).sort()).toEqual([
    'MAX_JSON_LD_REVIEWS',
    'assertRatingSummary',
    'avatarColorNumber',
    'formatAbsoluteDate',
    'formatMessage',
    'formatPluralMessage',
    'formatRelativeDate',
    'formatReviewerName',
    'jsonFileReviewSource',
    'parseReview',
    'parseReviewsData',
    'ratingLabel',
    'reviewerInitial',
    'reviewsJsonLd',
    'serializeJsonLd',
    'splitTranslatedReview',
    'staticReviewSource',
    'summarizeRatings',
    'truncateText',
    'widgetServiceReviewSource',
  ])
})

it('imports ./element on a server, where it defines nothing', async () => {
  expect(Object.keys(await import('./element'))).toEqual([])
})

it('has these entry points', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(Object.keys(exports)).toEqual([
    '.',
    './core',
    './element',
    './locales/*',
    './styles.css',
    './badge.css',
    './element.css',
    './package.json',
  ])
})
