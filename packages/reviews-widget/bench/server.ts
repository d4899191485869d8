import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { sevenReviews } from '../test/reviews'

export const renderSubject = (Subject: FunctionComponent) => renderToString(createElement(Subject))

/** The first words of the reviews with text; no subject shortens them. */
export const beginnings = sevenReviews
  .filter(({ comment }) => comment)
  .map(({ comment }) => comment.slice(0, 30))
