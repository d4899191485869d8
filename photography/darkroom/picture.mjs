/**
 * Makes one picture in three steps: render (Blender), denoise (Node), grade (Blender). Keeps the result of each step.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { platesFolder, photographyFolder, renderWorkFolder } from './folders.mjs'
import { hashRenderInputs } from './state.mjs'
import { convertPlatesToPng } from './plates.mjs'

const DRAFT = { width: 720, samples: 16 }
const LONGEST_MINUTES = 60

const blender = process.env.BLENDER ?? '/usr/bin/blender'

/** Runs a command at the lowest priority and for at most an hour, because other work shares the machine. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', 'timeout', `${LONGEST_MINUTES}m`, command, ...args], { cwd: photographyFolder })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => { log = (log + chunk).slice(-20000) })
    child.on('error', reject)
    child.on('exit', (code) => {
      // Blender exits with 0 after a Python error, so the log is read as well.
      if (code === 0 && !log.includes('Traceback (most recent call last)')) resolve(log)
      else reject(new Error(`${path.basename(command)} failed (${code}):\n${log.split('\n').slice(-25).join('\n')}`))
    })
  })
}

function draftOf(entry) {
  const [width, height] = entry.size
  return { ...entry, id: `${entry.id}.draft`, samples: DRAFT.samples, size: [DRAFT.width, Math.round((DRAFT.width * height) / width)] }
}

export async function renderPicture(original, { draft = false, again = false, region } = {}) {
  const entry = draft ? draftOf(original) : original
  const at = (suffix) => path.join(renderWorkFolder, `${entry.id}.${suffix}`)
  const hash = hashRenderInputs(entry)
  const notesFile = at('json')
  const notes = !draft && !again && existsSync(notesFile) ? JSON.parse(readFileSync(notesFile, 'utf8')) : {}
  const [width, height] = entry.size
  const started = Date.now()

  if (region && !existsSync(at('colour.raw'))) throw new Error('there is no exposure to retouch')
  if (region || notes.hash !== hash || !existsSync(at('clean.raw'))) {
    await convertPlatesToPng()
    writeFileSync(at('entry.json'), JSON.stringify({ ...entry, region }))
    await run(blender, ['-b', '--factory-startup', '--python-exit-code', '1', '--python', 'shoot.py', '--', at('entry.json'), renderWorkFolder, platesFolder])
    await run(process.execPath, ['darkroom/denoise.mjs', renderWorkFolder, entry.id, String(width), String(height)])
    notes.hash = hash
    notes.seconds = Math.round((Date.now() - started) / 1000) + (region ? (notes.seconds ?? 0) : 0)
    writeFileSync(notesFile, JSON.stringify(notes))
  }
  const png = path.join(renderWorkFolder, `${entry.id}.png`)
  await run(blender, ['-b', '--factory-startup', '--python-exit-code', '1', '--python', 'darkroom/develop.py', '--',
    at('clean.raw'), png, String(width), String(height), JSON.stringify(entry.grade ?? {})])
  return { png, seconds: notes.seconds }
}
