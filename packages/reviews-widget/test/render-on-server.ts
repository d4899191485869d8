import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ReviewsCarousel, type ReviewsCarouselProps } from '../src/index'

/** The HTML that a server would send. */
export const renderOnServer = (props: ReviewsCarouselProps): string =>
  renderToString(createElement(ReviewsCarousel, props))
