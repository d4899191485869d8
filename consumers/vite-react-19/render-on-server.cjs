/**
 * Renders the three packages to HTML. The caller passes the modules, so that the same test covers `import` and
 * `require`.
 */
module.exports = ({
  react,
  server,
  ui,
  reviews,
  reviewsCore,
  italian,
  consent,
  consentCore,
  german,
  head,
}) => {
  const { createElement } = react
  const warnings = []
  console.error = (...message) => warnings.push(message.join(' '))
  const list = [1, 2, 3, 4, 5, 6, 7].map((index) => ({
    reviewId: `${index}`,
    comment: `Review number ${index}`,
    starRating: 5,
    createTime: '2026-01-01',
    reviewer: { displayName: 'Anna Rossi', isAnonymous: false },
  }))
  const html = server.renderToString(
    createElement(
      consent.ConsentProvider,
      { consent: consentCore.createConsentStore(), messages: german.de },
      ui && createElement(ui.Section, { scheme: 'band' }, createElement(ui.Button, null, 'Book')),
      ui && createElement(ui.FactList.Root, null, createElement(ui.FactList.Item, { value: 4 }, 'rooms')),
      createElement(reviews.ReviewsCarousel, {
        reviews: list,
        messages: italian.it,
        business: { name: 'Hotel' },
      }),
      createElement(consent.CookiePreferencesTrigger),
    ),
  )
  const expected = [
    ...list.map(({ comment }) => comment),
    'Cookie-Einstellungen',
    ...(ui ? ['data-slot="ui-button"'] : []),
  ]
  const missing = expected.filter((text) => !html.includes(text))
  if (missing.length > 0) throw new Error(`not in the HTML: ${missing}`)
  if (/\sstyle=/.test(html)) throw new Error('the HTML has a style attribute')
  if (warnings.length > 0) throw new Error(`React warned: ${warnings}`)
  if (reviewsCore.truncateText('one two', 5) !== 'one...') throw new Error('truncateText() does not truncate')
  if (!head.consentHeadScript.includes('wait_for_update')) throw new Error('the head script is empty')
}
