import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ReviewsCarousel, type ReviewsCarouselProps } from '../src'
import { en } from '../src/locales/en'

/** Renders the carousel to HTML with English texts, as a server does. */
export const renderCarouselOnServer = (props: Omit<ReviewsCarouselProps, 'messages'>): string =>
  renderToString(createElement(ReviewsCarousel, { messages: en, ...props }))
