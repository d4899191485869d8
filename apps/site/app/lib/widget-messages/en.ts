export { en as consent } from '@meridiana/consent/locales/en'
export { en as reviews } from '@meridiana/reviews-widget/locales/en'
