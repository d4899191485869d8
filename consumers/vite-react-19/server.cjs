const renderOnServer = require('./render-on-server.cjs')

renderOnServer({
  react: require('react'),
  server: require('react-dom/server'),
  ui: require('@meridiana/ui'),
  reviews: require('@meridiana/reviews-widget'),
  reviewsCore: require('@meridiana/reviews-widget/core'),
  italian: require('@meridiana/reviews-widget/locales/it'),
  consent: require('@meridiana/consent'),
  consentCore: require('@meridiana/consent/core'),
  german: require('@meridiana/consent/locales/de'),
  head: require('@meridiana/consent/head-script'),
})
