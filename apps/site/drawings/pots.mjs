// A lemon tree in a terracotta pot; 100 units are one metre, the pot stands on 0,0.

import { gouge } from './burin.mjs'
import { cipresso, cotto, inchiostro, mix } from './palette.mjs'
import { fill, group, ring, stroke } from './svg.mjs'

export function lemonPot({ id, random, sun = 1 }) {
  const crown = []
  const teeth = 26
  for (let i = 0; i < teeth; i++) {
    const a = (i / teeth) * Math.PI * 2
    const r = (i % 2 ? 49 : 57) * random.between(0.95, 1.06)
    crown.push([Math.cos(a) * r, -160 + Math.sin(a) * r * 0.96])
  }
  const leaves = { lit: [], mid: [] }
  const fruit = []
  for (let i = 0; i < 54; i++) {
    const a = random.between(0, Math.PI * 2)
    const r = Math.sqrt(random.next()) * 48
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r]
    const facing = x * sun * 0.8 - y * 0.6
    if (facing < -18) continue
    ;(facing > 16 ? leaves.lit : leaves.mid).push(
      gouge(x, y - 160, random.between(0, 360), random.between(12, 19), 6.5, 1),
    )
    if (i % 6 === 0) fruit.push(`M${Math.round(x - 5)} ${Math.round(y - 158)}a5 6 0 1 1 9 2 5 5 0 0 1-9-2z`)
  }
  return group(
    [
      fill(
        ring([
          [-4, -50],
          [-3, -120],
          [4, -120],
          [5, -50],
        ]),
        mix(inchiostro, cotto, 0.35),
      ),
      fill(ring(crown), mix(cipresso, inchiostro, 0.2)),
      fill(leaves.mid, mix(cipresso, '#7d7a3c', 0.5)),
      fill(leaves.lit, '#9a8d48'),
      fill(fruit, '#e9b94a'),
      fill(
        ring([
          [-27, 0],
          [-37, -46],
          [37, -46],
          [27, 0],
        ]),
        mix(cotto, inchiostro, 0.25),
      ),
      fill(
        ring([
          [sun * 2, 0],
          [sun * 4, -46],
          [sun * 37, -46],
          [sun * 27, 0],
        ]),
        '#bf6a3c',
      ),
      fill(
        ring([
          [-41, -44],
          [-41, -58],
          [41, -58],
          [41, -44],
        ]),
        '#b9633a',
      ),
      fill(
        ring([
          [-41, -44],
          [-41, -58],
          [-8 * sun, -58],
          [-8 * sun, -44],
        ]),
        mix(cotto, inchiostro, 0.3),
      ),
      stroke(
        ring([
          [-30, -16],
          [30, -16],
        ]),
        mix(cotto, inchiostro, 0.4),
        2,
      ),
    ],
    { id },
  )
}
