export { it as consentMessages } from '@meridiana/consent/locales/it'
export { it as reviewsMessages } from '@meridiana/reviews-widget/locales/it'
