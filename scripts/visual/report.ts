import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The screenshots of one scene in both builds. */
export interface ScreenshotDifference {
  target: string
  title: string
  width: number
  before?: Buffer | undefined
  after?: Buffer | undefined
  /** Picture that marks the differing pixels; undefined for an added or removed scene. */
  difference?: Buffer | undefined
  differingPixels?: number | undefined
}

/** Returns whether the screenshot of a scene was added, was removed or has changed. */
export const classifyScreenshotDifference = ({ before, after }: ScreenshotDifference) =>
  !before ? 'added' : !after ? 'removed' : 'changed'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const STYLE = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #eee; color: #111 }
  section { margin-block: 3rem; padding: 1rem; background: #fff }
  .row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 } img { max-inline-size: 100%; border: 1px solid #bbb }`

/** Writes `index.html` and the pictures that it shows into a folder, which is emptied first. */
export function writeVisualReview(
  folder: string,
  heading: string,
  differences: ScreenshotDifference[],
  failures: string[],
) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const sections = differences.map((entry, index) => {
    const pictures = (['before', 'after', 'difference'] as const).flatMap((name) => {
      const picture = entry[name]
      if (!picture) return []
      const file = `${index}-${name}.png`
      writeFileSync(join(folder, file), picture)
      return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`
    })
    const note = entry.differingPixels ? `, ${entry.differingPixels} pixels` : ''
    return `<section><h2>${escapeHtml(`${entry.target} · ${entry.title}`)}</h2>
      <p>${entry.width} px: ${classifyScreenshotDifference(entry)}${note}</p><div class="row">${pictures.join('')}</div></section>`
  })
  const failed = failures.map((failure) => `<p>Not photographed: ${escapeHtml(failure)}</p>`)
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual review</title>
    <style>${STYLE}</style><h1>${escapeHtml(heading)}</h1>${failed.join('')}${sections.join('')}</html>`
  writeFileSync(join(folder, 'index.html'), page)
}
