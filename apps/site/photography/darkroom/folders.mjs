/**
 * Folders of the studio, which renders the pictures. The work folder may be deleted at any time; the steps whose
 * results were in it then run again.
 */
import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const studio = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const pictures = path.resolve(studio, '../pictures')
export const plates = path.join(pictures, 'plates')
export const work = process.env.STUDIO_WORK ?? path.join(os.tmpdir(), 'casa-meridiana-studio')
mkdirSync(work, { recursive: true })
