export { de as consent } from '@meridiana/consent/locales/de'
export { de as reviews } from '@meridiana/reviews-widget/locales/de'
