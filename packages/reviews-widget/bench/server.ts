import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { sevenReviews } from '../test/reviews'

/** Renders a compared carousel to HTML, as a server does. */
export const renderCarouselToHtml = (BenchmarkCarousel: FunctionComponent) =>
  renderToString(createElement(BenchmarkCarousel))

/**
 * The first words of all reviews with text. No carousel cuts these words off, so a search for them finds each review
 * that the HTML contains.
 */
export const firstWordsOfReviews = sevenReviews
  .filter(({ comment }) => comment)
  .map(({ comment }) => comment.slice(0, 30))
