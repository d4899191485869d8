// Land: hill planes with engraved vines and furrows, trees in rows.
import { heightAt, ridge } from './burin.mjs'
import { fill, line, ring, stroke, use } from './svg.mjs'

/** One plane of hills: `points` along the crest, filled down to `floor`. */
export function hill(points, floor, colour, attributes = {}) {
  const crest = ridge(points, 7)
  const [first, last] = [crest[0], crest[crest.length - 1]]
  return {
    crest,
    art: fill(ring([...crest, [last[0], floor], [first[0], floor]]), colour, attributes),
    at: (x) => heightAt(crest, x),
  }
}

/** Furrows that follow the slope of a crest, `count` of them, opening towards the viewer. */
export function furrows(
  crest,
  { random, count = 8, first = 10, growth = 1.25, gap = 0.25, run = 6, shift = 0 },
) {
  const out = []
  let offset = first
  for (let k = 0; k < count; k++) {
    for (let i = Math.floor(random.between(0, 4)); i + 1 < crest.length; i += run) {
      if (random.chance(gap)) continue
      const part = crest.slice(i, i + run - Math.floor(random.between(0, 3)))
      if (part.length > 1) out.push(line(part.map(([x, y], j) => [x + shift * k, y + offset + j * 0.6 * k])))
    }
    offset = offset * growth + first * 0.7
  }
  return out.join('')
}

/** Vines: lines that run down a slope towards a vanishing place. */
export function vines({ from, to, top, bottom, random, gap = 0 }) {
  const out = []
  const n = to.length
  for (let i = 0; i < n; i++) {
    if (gap && random.chance(gap)) continue
    const a = [
      from[0] + ((from[1] - from[0]) * i) / (n - 1),
      top(from[0] + ((from[1] - from[0]) * i) / (n - 1)),
    ]
    out.push(line([a, [to[i], bottom(to[i])]]))
  }
  return out.join('')
}

/** A row of trees standing on a crest. */
export function row(id, at, { from, to, step, random, size, grow = 0, sink = 3, colour }) {
  const out = []
  let k = 0
  for (let x = from; step > 0 ? x <= to : x >= to; x += step * random.between(0.8, 1.25)) {
    const s = (size + grow * k++) * random.between(0.82, 1.15)
    out.push(
      use(Array.isArray(id) ? random.pick(id) : id, x, at(x) + sink, [s * random.between(0.9, 1.1), s]),
    )
  }
  return `<g${colour ? ` fill="${colour}"` : ''}>${out.join('')}</g>`
}

export const strokeLand = (d, colour, width, opacity) =>
  stroke(d, colour, width, opacity ? { 'stroke-opacity': opacity } : {})
