#!/usr/bin/env node
/**
 * Renders the pictures of the manifest that do not exist in `../apps/site/pictures` yet.
 *
 *   node render.mjs                  everything that is missing, one after another
 *   node render.mjs --only a,b       these pictures
 *   node render.mjs --draft          720 px and few samples, for a preview; always rendered again
 *   node render.mjs --again --only a a picture that is already approved
 *   node render.mjs --approve a,b    takes finished proofs as masters into ../apps/site/pictures
 *   node render.mjs --only a --region .7,.4,1,.9
 *                                    retouch: renders a region again (left, top, right, bottom) and keeps the rest
 *   node render.mjs --list           the state of each picture: approved, stale, missing, photograph
 *
 * The script can be stopped at any time: finished steps are kept in the work folder
 * (STUDIO_WORK, or the system's temporary folder) and skipped the next time.
 */
import { parseArgs } from 'node:util'
import { approvePicture, loadPictureLedger } from './darkroom/ledger.mjs'
import { renderPicture } from './darkroom/picture.mjs'
import { formatSeconds, RenderTimeEstimate } from './darkroom/pace.mjs'
import { loadPictureManifest } from './darkroom/manifest.mjs'
import { readPictureState } from './darkroom/state.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    draft: { type: 'boolean', default: false },
    approve: { type: 'string' },
    again: { type: 'boolean', default: false },
    region: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

const manifest = loadPictureManifest()
const ledger = loadPictureLedger()
const ids = (list) => list.split(',').map((id) => id.trim()).filter(Boolean)

if (options.approve) {
  for (const id of ids(options.approve)) {
    const { file, kilobytes } = await approvePicture(manifest.picture(id), ledger)
    console.log(`${id}: ${file}, ${kilobytes} kB`)
  }
} else if (options.list) {
  for (const entry of manifest.pictures) console.log(`${readPictureState(entry, ledger).padEnd(9)} ${entry.id}`)
} else {
  const chosen = options.only ? ids(options.only).map(manifest.picture) : manifest.pictures
  const region = options.region?.split(',').map(Number)
  const due = options.draft || options.again || region ? chosen : chosen.filter((entry) => readPictureState(entry, ledger) === 'missing')
  const pace = new RenderTimeEstimate(due)
  for (const [index, entry] of due.entries()) {
    console.log(`[${index + 1}/${due.length}] ${entry.id}: starting, ${pace.left(index)} left`)
    try {
      const taken = await renderPicture(entry, { draft: options.draft, again: options.again, region })
      pace.record(entry, taken.seconds)
      console.log(`[${index + 1}/${due.length}] ${entry.id}: ${taken.png} in ${formatSeconds(taken.seconds)}`)
    } catch (error) {
      process.exitCode = 1
      console.error(`[${index + 1}/${due.length}] ${entry.id}: ${error.message}`)
    }
  }
  if (due.length === 0) console.log('Nothing to render: every picture is finished.')
}
