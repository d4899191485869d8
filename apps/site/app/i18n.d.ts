import type common from '../public/locales/en/common.json'
import type fairs from '../public/locales/en/fairs.json'
import type home from '../public/locales/en/home.json'
import type notFound from '../public/locales/en/not-found.json'

/** The English files type the keys: one that does not exist is a compile error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      fairs: typeof fairs
      home: typeof home
      'not-found': typeof notFound
    }
  }
}
