import type { Language } from '../languages/languages'
import type { Fair } from './schema'

/** What the fair is about, in the given language if the list has it. Not in `schema.ts`, which has the parser. */
export const aboutFair = ({ about }: Fair, language: Language) =>
  (typeof about === 'string' ? about : about?.[language]) || undefined
