/**
 * Folders of the studio, which renders the pictures. The work folder may be deleted at any time; the steps whose
 * results were in it then run again.
 */
import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const photographyFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const picturesFolder = path.resolve(photographyFolder, '../apps/site/pictures')
export const platesFolder = path.join(picturesFolder, 'plates')
export const renderWorkFolder = process.env.STUDIO_WORK ?? path.join(os.tmpdir(), 'casa-meridiana-studio')
mkdirSync(renderWorkFolder, { recursive: true })
