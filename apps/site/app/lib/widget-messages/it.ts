export { it as consent } from '@meridiana/consent/locales/it'
export { it as reviews } from '@meridiana/reviews-widget/locales/it'
