import type { ConsentMessages } from '@meridiana/consent'
import { de } from '@meridiana/consent/locales/de'
import { en } from '@meridiana/consent/locales/en'
import { it } from '@meridiana/consent/locales/it'
import type { Language } from './languages'

/** The texts of the consent widget. */
export const consentMessages: Record<Language, ConsentMessages> = { en, it, de }
