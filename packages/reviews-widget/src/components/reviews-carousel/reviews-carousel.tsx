'use client'

import { forwardRef, type ReactNode } from 'react'
import type { ReviewedBusiness } from '../../core'
import { CarouselRoot } from '../carousel/carousel'
import {
  CarouselDots,
  CarouselNextButton,
  CarouselPreviousButton,
  CarouselRotationButton,
} from '../carousel/controls'
import { CarouselSlides } from '../carousel/slides'
import type { ReviewsCarouselOptions } from '../carousel/use-carousel'
import { ReviewsRoot, type ReviewsRootProps } from '../reviews/reviews-root'
import { ReviewsEmpty, ReviewsError, ReviewsLoading } from '../reviews/reviews-status'
import { ReviewsSummary } from '../reviews/reviews-summary'
import { StructuredData } from '../structured-data/structured-data'

export interface ReviewsCarouselProps extends Omit<ReviewsRootProps, 'children'>, ReviewsCarouselOptions {
  /** Shows the dots that choose a review. @default true */
  showDots?: boolean | undefined
  /** Text beside the stars of the badge. @default the name of the rating, “Excellent” */
  badgeLabel?: string | undefined
  /** Text of the error view. @default messages.error */
  errorMessage?: ReactNode
  /** Text of the loading view. @default messages.loading */
  loadingMessage?: ReactNode
  /** The reviewed business. If given, the HTML contains structured data for search engines. @default none */
  business?: ReviewedBusiness | undefined
}

/**
 * The whole carousel: summary, controls, slides, dots, and the loading, error and empty views. To arrange these
 * components differently, use them from the namespace `Reviews`.
 *
 * @throws Error 'totalReviewCount must be a positive integer', 'averageRating must be between 1 and 5'
 */
export const ReviewsCarousel = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewsCarouselProps>(
  function ReviewsCarousel(
    {
      carouselAutoplay,
      carouselSpeed,
      maxItems,
      accessibility,
      showDots = true,
      badgeLabel,
      errorMessage,
      loadingMessage,
      business,
      ...props
    },
    ref,
  ) {
    return (
      <ReviewsRoot ref={ref} data-layout="carousel" {...props}>
        <ReviewsLoading>{loadingMessage}</ReviewsLoading>
        <ReviewsError>{errorMessage}</ReviewsError>
        <ReviewsEmpty />
        <CarouselRoot
          carouselAutoplay={carouselAutoplay}
          carouselSpeed={carouselSpeed}
          maxItems={maxItems}
          accessibility={accessibility}
        >
          <div data-slot="reviews-head">
            <div data-slot="reviews-controls">
              <CarouselRotationButton />
              <CarouselPreviousButton />
              <CarouselNextButton />
            </div>
            <ReviewsSummary {...(badgeLabel !== undefined && { badgeLabel })} />
          </div>
          <CarouselSlides />
          {showDots && <CarouselDots />}
        </CarouselRoot>
        {business && <StructuredData business={business} />}
      </ReviewsRoot>
    )
  },
)
