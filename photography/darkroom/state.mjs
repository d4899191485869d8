/**
 * Computes a hash of everything that a rendered picture depends on: its entry, its scene and every studio module that
 * the scene imports, directly or not. The settings of grading are left out, because grading takes seconds and needs no
 * new render.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { picturesFolder, photographyFolder } from './folders.mjs'

const CORE = ['shoot.py', 'studio/stage.py', 'studio/exposure.py', 'studio/camera.py']
const IMPORTS = /^\s*from (studio|scenes)(?:\.(\w+))? import ([\w, ]+)/gm

function sourcesOf(scene) {
  const found = new Set()
  const visit = (file) => {
    if (found.has(file) || !existsSync(path.join(photographyFolder, file))) return
    found.add(file)
    for (const [, folder, module, names] of readFileSync(path.join(photographyFolder, file), 'utf8').matchAll(IMPORTS)) {
      const modules = module ? [module] : names.split(',').map((name) => name.trim())
      for (const name of modules) visit(`${folder}/${name}.py`)
    }
  }
  for (const file of [...CORE, `scenes/${scene}.py`]) visit(file)
  return [...found].sort()
}

/** Hash of the inputs of a render. */
export function hashRenderInputs({ id, scene, camera, hour, seed, samples, size, frame }) {
  const hash = createHash('sha256').update(JSON.stringify({ id, scene, camera, hour, seed, samples, size, frame }))
  for (const file of sourcesOf(scene)) hash.update(file).update(readFileSync(path.join(photographyFolder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Hash of the content of a file. */
export const hashFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)

export const masterPath = (entry) => path.join(picturesFolder, `${entry.id}.webp`)

/**
 * State of a picture. An approved one is rendered again only with `--again`, even if its hash has changed since
 * (`stale`).
 */
export function readPictureState(entry, ledger) {
  const record = ledger.pictures[entry.id]
  if (!existsSync(masterPath(entry))) return 'missing'
  if (record?.master !== hashFile(masterPath(entry))) return 'photograph' // The hotel's own photograph: it is never replaced.
  return record.hash === hashRenderInputs(entry) ? 'approved' : 'stale'
}
