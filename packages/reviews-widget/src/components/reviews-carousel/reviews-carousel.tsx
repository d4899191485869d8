'use client'

import { forwardRef } from 'react'
import type { ReviewedBusiness } from '../../core'
import { ReviewsRoot, type ReviewsRootProps } from '../reviews/reviews-root'
import { StructuredData } from '../structured-data/structured-data'
import { CarouselViews, type CarouselViewsProps } from './carousel-views'

export interface ReviewsCarouselProps extends Omit<ReviewsRootProps, 'children'>, CarouselViewsProps {
  /** The reviewed business. If given, the HTML contains structured data for search engines. @default none */
  business?: ReviewedBusiness | undefined
}

/**
 * Reviews side by side, with all parts: summary, controls, slides, dots, and the loading, error and empty views. To
 * arrange these components differently, use them from the namespace `Reviews`.
 *
 * @throws Error 'totalReviewCount must be a positive integer', 'averageRating must be between 1 and 5'
 */
export const ReviewsCarousel = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewsCarouselProps>(
  function ReviewsCarousel(
    {
      autoplay,
      interval,
      carouselAutoplay,
      carouselSpeed,
      maxItems,
      accessibility,
      showDots,
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
        <CarouselViews
          autoplay={autoplay}
          interval={interval}
          carouselAutoplay={carouselAutoplay}
          carouselSpeed={carouselSpeed}
          maxItems={maxItems}
          accessibility={accessibility}
          showDots={showDots}
          badgeLabel={badgeLabel}
          errorMessage={errorMessage}
          loadingMessage={loadingMessage}
        />
        {business && <StructuredData business={business} />}
      </ReviewsRoot>
    )
  },
)
