#!/usr/bin/env node
/**
 * Renders the pictures of the manifest that do not exist in `../pictures` yet.
 *
 *   node render.mjs                  everything that is missing, one after another
 *   node render.mjs --only a,b       these pictures
 *   node render.mjs --draft          720 px and few samples, for a preview; always rendered again
 *   node render.mjs --again --only a a picture that is already approved
 *   node render.mjs --approve a,b    takes finished proofs as masters into ../pictures
 *   node render.mjs --only a --region .7,.4,1,.9
 *                                    retouch: renders a region again (left, top, right, bottom) and keeps the rest
 *   node render.mjs --list           the state of each picture: approved, stale, missing, photograph
 *
 * It can be stopped at any time: finished steps are kept in the work folder
 * (STUDIO_WORK, or the system's temporary folder) and skipped the next time.
 */
import { parseArgs } from 'node:util'
import { approve, loadLedger } from './darkroom/ledger.mjs'
import { takePicture } from './darkroom/picture.mjs'
import { formatDuration, Pace } from './darkroom/pace.mjs'
import { loadManifest } from './darkroom/manifest.mjs'
import { stateOf } from './darkroom/state.mjs'

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

const manifest = loadManifest()
const ledger = loadLedger()
const ids = (list) => list.split(',').map((id) => id.trim()).filter(Boolean)

if (options.approve) {
  for (const id of ids(options.approve)) {
    const { file, kilobytes } = await approve(manifest.picture(id), ledger)
    console.log(`${id}: ${file}, ${kilobytes} kB`)
  }
} else if (options.list) {
  for (const entry of manifest.pictures) console.log(`${stateOf(entry, ledger).padEnd(9)} ${entry.id}`)
} else {
  const chosen = options.only ? ids(options.only).map(manifest.picture) : manifest.pictures
  const region = options.region?.split(',').map(Number)
  const due = options.draft || options.again || region ? chosen : chosen.filter((entry) => stateOf(entry, ledger) === 'missing')
  const pace = new Pace(due)
  for (const [index, entry] of due.entries()) {
    console.log(`[${index + 1}/${due.length}] ${entry.id}: starting, ${pace.left(index)} left`)
    try {
      const taken = await takePicture(entry, { draft: options.draft, again: options.again, region })
      pace.record(entry, taken.seconds)
      console.log(`[${index + 1}/${due.length}] ${entry.id}: ${taken.png} in ${formatDuration(taken.seconds)}`)
    } catch (error) {
      process.exitCode = 1
      console.error(`[${index + 1}/${due.length}] ${entry.id}: ${error.message}`)
    }
  }
  if (due.length === 0) console.log('Nothing to render: every picture is finished.')
}
