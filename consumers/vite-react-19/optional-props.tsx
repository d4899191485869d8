// This file exists for the type check only: under `exactOptionalPropertyTypes` every optional prop must also accept
// `undefined`.
import { ConsentProvider } from '@meridiana/consent'
import { createConsentStore } from '@meridiana/consent/core'
import { en as consentMessages } from '@meridiana/consent/locales/en'
import { RatingBadge, ReviewCard, ReviewsCarousel } from '@meridiana/reviews-widget'
import {
  jsonFileReviewSource,
  type Review,
  type ReviewsData,
  widgetServiceReviewSource,
} from '@meridiana/reviews-widget/core'
import { en } from '@meridiana/reviews-widget/locales/en'
import { Button, Section } from '@meridiana/ui'

interface Settings {
  tagManagerId: string | undefined
  policyVersion: string | undefined
  baseUrl: string | undefined
}

export const createConsentFromSettings = ({ tagManagerId, policyVersion }: Settings) =>
  createConsentStore({ tagManagerId, policyVersion })

export const createReviewSources = ({ baseUrl }: Settings) => [
  widgetServiceReviewSource('id', { baseUrl, timeout: undefined }),
  jsonFileReviewSource('/reviews.json', { retries: undefined, onIssue: undefined }),
]

export const toReview = (foreign: {
  text: string
  updated: string | undefined
  photo: string | undefined
}): Review => ({
  reviewId: '1',
  comment: foreign.text,
  starRating: 5,
  createTime: '2026-01-01',
  updateTime: foreign.updated,
  reviewer: { displayName: 'Anna', isAnonymous: false, profilePhotoUrl: foreign.photo },
})

export const PageWithUndefinedProps = ({
  data,
  settings,
  isDark,
}: {
  data: ReviewsData
  settings: Settings
  isDark: boolean
}) => (
  <ConsentProvider
    consent={createConsentFromSettings(settings)}
    messages={consentMessages}
    suspended={isDark ? true : undefined}
  >
    <Section scheme={isDark ? 'dark' : undefined}>
      <Button variant={isDark ? 'outline' : undefined} size={undefined}>
        Book
      </Button>
    </Section>
    <ReviewsCarousel
      messages={en}
      reviews={data.reviews}
      averageRating={data.averageRating}
      totalReviewCount={data.totalReviewCount}
      profileUrl={data.profileUrl}
      maxItems={undefined}
      business={undefined}
    />
    <RatingBadge messages={en} averageRating={data.averageRating} profileUrl={data.profileUrl} />
    {data.reviews.map((review) => (
      <ReviewCard key={review.reviewId} messages={en} review={review} theme={isDark ? 'dark' : undefined} />
    ))}
  </ConsentProvider>
)
