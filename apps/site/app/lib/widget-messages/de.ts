export { de as consentMessages } from '@meridiana/consent/locales/de'
export { de as reviewsMessages } from '@meridiana/reviews-widget/locales/de'
