/** Reads the manifest, the list of pictures to render, and checks its entries. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { photographyFolder } from './folders.mjs'

const REQUIRED = ['id', 'size', 'props', 'altKey', 'use', 'scene', 'camera', 'hour', 'seed', 'samples']

export function loadPictureManifest() {
  const { pictures } = JSON.parse(readFileSync(path.join(photographyFolder, 'manifest.json'), 'utf8'))
  const seen = new Set()
  for (const entry of pictures) {
    const missing = REQUIRED.filter((field) => entry[field] === undefined)
    if (missing.length) throw new Error(`manifest.json: ${entry.id ?? 'an entry'} lacks ${missing.join(', ')}`)
    if (seen.has(entry.id)) throw new Error(`manifest.json: ${entry.id} stands twice`)
    seen.add(entry.id)
  }
  return {
    pictures,
    picture(id) {
      const found = pictures.find((entry) => entry.id === id)
      if (!found) throw new Error(`manifest.json has no picture "${id}"`)
      return found
    },
  }
}
