// An old olive: a twisted trunk, a crown of ragged masses, silver leaves where the sun strikes from above.
import { gouge, smooth } from './burin.mjs'
import { fill, group, line, ring, stroke } from './svg.mjs'

/** Stands on 0,0, about 520 wide and 640 tall. */
export function olive({ id, random, bark, barkLit, dark, mid, silver }) {
  const masses = [
    [-150, -380, 120, 86],
    [10, -470, 160, 110],
    [150, -390, 125, 90],
    [-40, -340, 150, 74],
    [90, -320, 120, 62],
    [-215, -320, 70, 50],
    [225, -330, 70, 52],
  ]
  const crown = masses.map(([x, y, rx, ry]) => {
    const points = []
    for (let i = 0; i < 22; i++) {
      const a = (i / 22) * Math.PI * 2
      const r = (i % 2 ? 0.92 : 1.06) * random.between(0.94, 1.06)
      points.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r])
    }
    return ring(points)
  })
  const [low, high] = [[], []]
  for (const [x, y, rx, ry] of masses) {
    for (let i = 0; i < 44; i++) {
      const a = random.between(0, Math.PI * 2)
      const r = Math.sqrt(random.next()) * 0.95
      const v = Math.sin(a) * r
      if (v > 0.45) continue
      const mark = gouge(
        x + Math.cos(a) * rx * r,
        y + v * ry,
        random.between(-160, -20),
        random.between(18, 34),
        6,
        2,
      )
      ;(v < -0.12 ? high : low).push(mark)
    }
  }
  const trunk = smooth(
    [
      [-70, 6],
      [-34, -60],
      [-44, -130],
      [-20, -200],
      [-70, -290],
      [-52, -300],
      [0, -230],
      [30, -310],
      [50, -306],
      [30, -210],
      [36, -140],
      [24, -70],
      [66, 6],
      [20, -4],
      [-20, -2],
    ],
    3,
    true,
  )
  return group(
    [
      fill(ring(trunk), bark),
      fill(
        ring(
          smooth(
            [
              [-60, 2],
              [-26, -60],
              [-36, -130],
              [-12, -200],
              [-58, -292],
              [-40, -280],
              [4, -206],
              [-14, -130],
              [-4, -60],
              [-20, 0],
            ],
            3,
            true,
          ),
        ),
        barkLit,
      ),
      stroke(
        [
          line(
            smooth(
              [
                [6, -10],
                [10, -80],
                [4, -150],
                [14, -220],
              ],
              3,
            ),
          ),
          line(
            smooth(
              [
                [26, -6],
                [16, -60],
                [22, -140],
                [18, -190],
              ],
              3,
            ),
          ),
        ],
        '#2a2a20',
        3,
      ),
      fill(crown, dark),
      fill(crown, mid, { transform: 'translate(0 -62) scale(.9)', 'fill-opacity': 0.55 }),
      fill(low, mid),
      fill(high, silver),
    ],
    { id },
  )
}
