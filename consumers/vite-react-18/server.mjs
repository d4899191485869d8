// Loads the packages by `require` with React 18. `entry-server.tsx` loads them by `import`.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { createElement } = require('react')
const { renderToString } = require('react-dom/server')
const { RatingBadge } = require('@meridiana/reviews-widget')
const { en } = require('@meridiana/reviews-widget/locales/en')

const html = renderToString(
  createElement(RatingBadge, { messages: en, averageRating: 4.8, totalReviewCount: 193 }),
)
if (!html.includes('193')) throw new Error(html)
