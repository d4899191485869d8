// Balusters in elevation, one drawing repeated with <use>.
import { fill, ring, tag, use } from './svg.mjs'

const profile = [
  [11, 0],
  [11, -6],
  [8, -9],
  [10, -14],
  [6, -19],
  [14, -38],
  [15, -46],
  [11, -58],
  [6, -72],
  [5, -80],
  [9, -84],
  [7, -88],
  [11, -92],
  [11, -100],
]

export function balusters({ x0, x1, top, foot, light, tone, shade, id = 'baluster' }) {
  const h = foot - top
  const rail = h * 0.13
  const s = (h - rail * 2) / 100
  const n = Math.round((x1 - x0) / (s * 40))
  const both = ring([
    ...profile,
    ...profile
      .slice()
      .reverse()
      .map(([x, y]) => [-x, y]),
  ])
  const side = (from, to) =>
    ring([
      ...profile.map(([x, y]) => [x * from, y]),
      ...profile
        .slice()
        .reverse()
        .map(([x, y]) => [x * to, y]),
    ])
  const bar = (y, height, colour) =>
    tag('rect', { x: x0, y: Math.round(y), width: x1 - x0, height: Math.round(height), fill: colour })
  return [
    `<defs><g id="${id}">${fill(both, tone)}${fill(side(0.2, 1), shade)}${fill(side(-1, -0.55), light)}</g></defs>`,
    ...Array.from({ length: n }, (_, i) => use(id, x0 + ((x1 - x0) * (i + 0.5)) / n, foot - rail, s)),
    bar(top, rail, tone),
    bar(top, rail * 0.4, light),
    bar(foot - rail, rail, tone),
    bar(foot - rail, rail * 0.3, light),
  ].join('')
}
