import type { Review } from '@meridiana/reviews-widget/core'

const review = (index: number): Review => ({
  reviewId: `${index}`,
  comment: `Review number ${index}. ${'The breakfast alone is a reason to stay another night. '.repeat(8)}`,
  starRating: 5,
  createTime: '2026-08-02T10:00:00Z',
  reviewer: { displayName: `Anna ${String.fromCharCode(64 + index)}`, isAnonymous: false },
})

export const sampleReviews = [1, 2, 3, 4, 5, 6, 7].map(review)
