import type { Room } from '../../app/content/rooms.ts'
import {
  flattenTranslations,
  referenceLanguage,
  type TranslationFiles,
  type TranslationMistake,
} from './translations.ts'

/** Keys that the file `room-<id>.json` of every room has. */
const pageKeys = ['meta.title', 'meta.description', 'kicker', 'title', 'long.0']

/**
 * Checks that every room has all of its texts in English. `checkTranslations` compares the other languages with English.
 *
 * @returns the missing files and keys
 */
export function checkRoomTexts(translations: TranslationFiles, rooms: readonly Room[]): TranslationMistake[] {
  const english = translations[referenceLanguage] ?? {}
  const findMissing = (name: string, keys: string[]) => {
    const file = `${referenceLanguage}/${name}.json`
    if (!(name in english)) return [{ file, key: '', message: 'is missing' }]
    const texts = flattenTranslations(english[name])
    return keys.filter((key) => !(key in texts)).map((key) => ({ file, key, message: 'is missing' }))
  }
  return rooms.flatMap(({ id, picture, galleryPictures }) => {
    const ownPictures = galleryPictures.filter((name) => name !== picture && name.startsWith(`${id}-`))
    return [
      ...findMissing('rooms', [`rooms.${id}.name`, `rooms.${id}.short`, `pictures.${picture}`]),
      ...findMissing(`room-${id}`, [...pageKeys, ...ownPictures.map((name) => `pictures.${name}`)]),
    ]
  })
}
