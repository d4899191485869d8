// A cypress as a lino cut: one dark flame, then slivers of light on the side that sees the sun.
import { gouge } from './burin.mjs'
import { fill, group, ring } from './svg.mjs'

const spread = (t) => Math.min(1, (t + 0.008) / 0.3) ** 0.62 * Math.max(0, 1 - t) ** 0.66 * 1.2

/** Tufts: a long rise and a short notch, uneven, so that the edge reads as growth and not as a saw. */
function side(s, { random, height, half, coarse = 1 }) {
  const points = []
  let t = 0.012
  while (t < 0.95) {
    const step = random.between(0.022, 0.062) * (1.25 - t * 0.6) * coarse
    const out = spread(t + step * 0.3) * half
    points.push([s * out * random.between(0.88, 0.97), -height * t])
    points.push([s * out * random.between(0.97, 1.06), -height * (t + step * 0.72)])
    t += step
  }
  return points
}

/**
 * The tree stands on 0,0, is `height` tall and `width` wide. `sun` is -1 (light from the left) to 1 (right).
 * Tones: body, lit, and edge (the brightest slivers); leave lit and edge out for a plain dark tree.
 */
export function cypress({ id, random, height = 400, width = 92, sun = 1, marks = 60, body, lit, edge }) {
  const half = width / 2
  const right = side(1, { random, height, half })
  const left = side(-1, { random, height, half })
  const outline = ring([
    [3, 0],
    [4, -height * 0.012],
    ...right,
    [random.between(-3, 3), -height * 1.03],
    ...left.reverse(),
    [-4, -height * 0.012],
    [-3, 0],
  ])

  const light = []
  const bright = []
  for (let i = 0; i < (lit ? marks : 0); i++) {
    const t = 0.05 + 0.86 * ((i + random.next()) / marks)
    const u = sun * (1 - random.next() ** 0.75 * 1.45)
    const reach = spread(t) * half
    const length = height * random.between(0.05, 0.12) * (0.5 + 0.7 * (1 - t))
    const lean = -90 + u * 13 * (t < 0.8 ? 1 : -0.3)
    const mark = gouge(
      u * reach * 0.9,
      -height * t + length / 2,
      lean,
      length,
      random.between(2.6, 5) * (width / 92),
      u * -2,
    )
    ;(u * sun > 0.42 ? bright : light).push(mark)
  }
  return group([fill(outline, body), lit ? fill(light, lit) : '', edge ? fill(bright, edge) : ''], { id })
}

/** A far cypress: a silhouette only, for rows on a ridge; it takes the colour of its <use>. */
export function farCypress({ id, random, height = 100, width = 20 }) {
  const half = width / 2
  const shape = { random, height, half, coarse: 2.2 }
  return `<path id="${id}" d="${ring([[2, 2], ...side(1, shape), [0, -height * 1.03], ...side(-1, shape).reverse(), [-2, 2]])}"/>`
}
