/** The ledger, a record of approved masters (final pictures): hash, render time and size of each. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { picturesFolder, photographyFolder, renderWorkFolder } from './folders.mjs'
import { hashFile, masterPath } from './state.mjs'

const file = path.join(photographyFolder, 'ledger.json')

export function loadPictureLedger() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pictures: {} }
}

/** Encodes a finished proof (PNG) as a master (WebP, quality 92) and adds it to the ledger. */
export async function approvePicture(entry, ledger) {
  const proof = path.join(renderWorkFolder, `${entry.id}.png`)
  const notes = path.join(renderWorkFolder, `${entry.id}.json`)
  if (!existsSync(proof) || !existsSync(notes)) throw new Error(`${entry.id}: render it first, there is no proof in ${renderWorkFolder}`)
  const { hash, seconds } = JSON.parse(readFileSync(notes, 'utf8'))
  const master = masterPath(entry)
  await sharp(proof).webp({ quality: 92, effort: 6, smartSubsample: true }).toFile(master)
  const kilobytes = Math.round(statSync(master).size / 1024)
  ledger.pictures[entry.id] = { hash, master: hashFile(master), seconds, width: entry.size[0], height: entry.size[1], kilobytes }
  ledger.pictures = Object.fromEntries(Object.entries(ledger.pictures).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(ledger, null, 2)}\n`)
  return { file: path.relative(path.dirname(picturesFolder), master), kilobytes }
}
