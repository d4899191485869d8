// Draws the emblem of every cycling itinerary into public/itineraries: the profile of the ride as a survey would
// engrave it, north or start on the left. `node apps/site/drawings/itineraries.mjs`
import { mkdir, writeFile } from 'node:fs/promises'
import { cotto, inchiostro } from './palette.mjs'
import { seeded } from './random.mjs'
import { group, line, tag } from './svg.mjs'

const width = 320
const height = 120
const ground = 104
const target = new URL('../public/itineraries/', import.meta.url)

/** The ground from left to right, in units above the base line; where there is water, and where trees. */
const rides = {
  'riviera-berica': { heights: [30, 27, 25, 24, 22, 21, 20, 19, 18], trees: [0.3, 0.36, 0.42, 0.7, 0.76] },
  fimon: { heights: [22, 24, 40, 62, 44, 18, 14, 14, 16, 28, 22], water: [0.5, 0.72] },
  'giro-dei-berici': { heights: [22, 30, 24, 36, 26, 40, 28, 34, 24, 30, 22] },
  bacchiglione: { heights: [34, 32, 30, 29, 28, 26, 25], water: [0, 1] },
  'treviso-ostiglia': {
    heights: [24, 24, 24],
    trees: [0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.88],
  },
  brenta: { heights: [88, 80, 66, 60, 48, 40, 36, 30, 26], water: [0.1, 1] },
  asiago: { heights: [60, 66, 72, 68, 76, 72, 80, 78, 82], trees: [0.2, 0.26, 0.55, 0.6, 0.65, 0.9] },
}

/** The height at a part of the ride, between the known ones along a cosine. */
function heightAt(heights, part) {
  const at = part * (heights.length - 1)
  const from = Math.min(Math.floor(at), heights.length - 2)
  const soft = (1 - Math.cos((at - from) * Math.PI)) / 2
  return heights[from] + (heights[from + 1] - heights[from]) * soft
}

function draw(name, { heights, water, trees = [] }) {
  const random = seeded(name.length * 31 + heights[0])
  const xOf = (part) => 4 + part * (width - 8)
  const yOf = (part) => ground - heightAt(heights, part)
  const steps = [...Array(81).keys()].map((step) => step / 80)
  const profile = line(
    steps.map((part) => [xOf(part), yOf(part)]),
    { decimals: 1 },
  )
  const hatch = steps.flatMap((part) => {
    const [x, y] = [xOf(part), yOf(part) + 3]
    const length = Math.min((ground - y) * random.between(0.35, 0.9), (x - 2) / 0.28)
    return length > 2
      ? line(
          [
            [x, y],
            [x - length * 0.28, y + length],
          ],
          { decimals: 1 },
        )
      : ''
  })
  const waves = !water
    ? []
    : [3.5, 7, 10.5].flatMap((drop) =>
        [...Array(9).keys()].map((at) => {
          const start = xOf(water[0] + ((water[1] - water[0]) * (at + random.between(0, 0.4))) / 9)
          const end = start + random.between(0.35, 0.55) * (((water[1] - water[0]) * width) / 9)
          return line(
            [
              [start, ground + drop],
              [Math.min(end, width - 4), ground + drop],
            ],
            { decimals: 1 },
          )
        }),
      )
  const wood = trees.map((part) => {
    const [x, y, tall] = [xOf(part), yOf(part), random.between(13, 19)]
    return line(
      [
        [x, y],
        [x, y - 3],
        [x - 2.6, y - 5],
        [x, y - tall],
        [x + 2.6, y - 5],
        [x, y - 3],
      ],
      { decimals: 1 },
    )
  })
  const stop = (part) => tag('circle', { cx: xOf(part), cy: yOf(part), r: 3, fill: cotto, stroke: 'none' })
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    group(
      [
        tag('path', { d: hatch.join(''), 'stroke-width': 0.6 }),
        tag('path', { d: waves.join(''), 'stroke-width': 0.8 }),
        tag('path', { d: wood.join(''), 'stroke-width': 0.9 }),
        tag('path', { d: `M4 ${ground}H${width - 4}`, 'stroke-width': 0.6 }),
        tag('path', { d: profile, 'stroke-width': 1.8, stroke: cotto }),
        stop(0),
        stop(1),
      ],
      { fill: 'none', stroke: inchiostro, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ),
  )
}

await mkdir(target, { recursive: true })
for (const [name, ride] of Object.entries(rides))
  await writeFile(new URL(`${name}.svg`, target), draw(name, ride))
