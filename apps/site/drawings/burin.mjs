// Engraver's marks: hatching clipped to a polygon, lino-cut gouges, ruled skies.
import { line, ring } from './svg.mjs'

/** Parallel strokes inside a polygon (even-odd). Options: angle in degrees, jitter, gap (chance of a broken stroke), taper 0..1 along the sweep. */
export function hatch(polygon, { angle = 0, spacing = 8, random, jitter = 0.6, gap = 0, reach = () => 1 }) {
  const a = (angle * Math.PI) / 180
  const [ca, sa] = [Math.cos(a), Math.sin(a)]
  const turned = polygon.map(([x, y]) => [x * ca + y * sa, -x * sa + y * ca])
  const ys = turned.map((p) => p[1])
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const back = (u, v) => [u * ca - v * sa, u * sa + v * ca]
  const out = []
  for (let y = top + spacing / 2; y < bottom; y += spacing * random.between(0.88, 1.12)) {
    const xs = []
    turned.forEach(([x0, y0], i) => {
      const [x1, y1] = turned[(i + 1) % turned.length]
      if ((y0 <= y && y < y1) || (y1 <= y && y < y0)) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
    })
    xs.sort((p, q) => p - q)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      let from = xs[i] + random.between(0, jitter * 4)
      let to = xs[i] + (xs[i + 1] - xs[i]) * reach((y - top) / (bottom - top)) - random.between(0, jitter * 6)
      if (gap && random.chance(gap)) {
        const cut = random.between(0.35, 0.85)
        if (random.chance(0.5)) to = from + (to - from) * cut
        else from = to - (to - from) * cut
      }
      if (to - from > 3) out.push(line([back(from, y), back(to, y + random.between(-jitter, jitter))]))
    }
  }
  return out.join('')
}

/** One gouge of the lino cutter: a sliver that swells and runs out. */
export function gouge(x, y, angle, length, width, bend = 0) {
  const a = (angle * Math.PI) / 180
  const at = (t, side) => {
    const u = length * t
    const v = side + bend * Math.sin(Math.PI * t)
    return [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)]
  }
  return ring([at(0, 0), at(0.45, width / 2), at(1, 0), at(0.4, -width / 2)])
}

/** Long horizontal strokes as an engraver rules a sky; density(x, y) from 0 to 1. */
export function ruled({ x0, x1, y0, y1, spacing, random, density, length = [80, 420] }) {
  const out = []
  for (let y = y0; y < y1; y += spacing(y)) {
    let x = x0 + random.between(-200, 0)
    while (x < x1) {
      const run = random.between(...length)
      if (random.chance(density(x + run / 2, y)))
        out.push(`M${Math.round(x)} ${Math.round(y)}h${Math.round(Math.min(run, x1 + 40 - x))}`)
      x += run + random.between(14, 70)
    }
  }
  return out.join('')
}

/** A soft ridge through control points, eased, as a list of points. */
export function ridge(points, steps = 7, random, rough = 0) {
  const out = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [x0, y0] = points[i]
    const [x1, y1] = points[i + 1]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const e = t * t * (3 - 2 * t)
      out.push([
        x0 + (x1 - x0) * t,
        y0 + (y1 - y0) * e + (rough && random ? random.between(-rough, rough) : 0),
      ])
    }
  }
  out.push(points[points.length - 1])
  return out
}

/** Height of such a ridge at x. */
export function heightAt(points, x) {
  for (let i = 0; i + 1 < points.length; i++) {
    const [x0, y0] = points[i]
    const [x1, y1] = points[i + 1]
    if (x >= x0 && x <= x1) return y0 + ((x - x0) / (x1 - x0 || 1)) * (y1 - y0)
  }
  return points[points.length - 1][1]
}

/** A curve through points (Catmull-Rom), as a longer list of points. */
export function smooth(points, steps = 4, closed = false) {
  const n = points.length
  const get = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  const out = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const f = (u, v, w, z) =>
        0.5 * (2 * v + (w - u) * t + (2 * u - 5 * v + 4 * w - z) * t * t + (3 * v - u - 3 * w + z) * t ** 3)
      out.push([f(a[0], b[0], c[0], d[0]), f(a[1], b[1], c[1], d[1])])
    }
  }
  if (!closed) out.push(points[n - 1])
  return out
}
