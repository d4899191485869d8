// The house front: three serliane in a giant order, cornice and pantile roof, built in metres and projected.

import { hatch } from './burin.mjs'
import { onWall } from './camera.mjs'
import { fill, group, line, ring, stroke } from './svg.mjs'

export const house = {
  left: -7.6,
  right: 7.6,
  bay: 4.8,
  bays: [-4.8, 0, 4.8],
  piers: [-7.2, -2.4, 2.4, 7.2],
  order: 5.15,
  eaves: 6.35,
  ridge: 8.5,
  depth: 3.6,
  span: 1.1,
  impost: 3.3,
  side: [1.42, 2.02],
  lintel: 2.98,
}

const arc = (cx, cy, r, from = 0, to = 180, steps = 18) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  })

/** The whole opening of a serliana: the arch and, below the lintels, its two flanks. */
function opening(cx) {
  const { span, impost, side, lintel } = house
  return [
    [cx - side[1], 0],
    [cx - side[1], lintel],
    [cx - span, lintel],
    ...arc(cx, impost, span, 180, 0),
    [cx + span, lintel],
    [cx + side[1], lintel],
    [cx + side[1], 0],
  ]
}
const lights = (cx) => {
  const { span, impost, side, lintel } = house
  return [
    [
      [cx - side[1], 0],
      [cx - side[1], lintel],
      [cx - side[0], lintel],
      [cx - side[0], 0],
    ],
    [[cx - span, 0], ...arc(cx, impost, span, 180, 0, 12), [cx + span, 0]],
    [
      [cx + side[0], 0],
      [cx + side[0], lintel],
      [cx + side[1], lintel],
      [cx + side[1], 0],
    ],
  ]
}

export function loggia({ view, sun, tones, random, detail = true, shadows = '' }) {
  const at = (points, z) => points.map(([x, y]) => view.project([x, y, z]))
  const shape = (points, z = 0) => ring(at(points, z))
  const seam = (points, z = 0) => line(at(points, z))
  const box = (x0, y0, x1, y1, z = 0) =>
    shape(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      z,
    )
  const { left, right, bays, piers, order, eaves, ridge, depth, span, impost, side, lintel } = house
  const out = []

  // Inside: back wall in shade, the doors, and the sun that comes through the arches.
  out.push(fill(box(left, 0, right, 5.4, -0.5), tones.interior))
  out.push(fill(box(left + 0.4, 0, right - 0.4, 4.6, -depth), tones.backWall))
  const cast = onWall(sun, -depth)
  const patches = [...bays, 9.6]
    .flatMap(lights)
    .map((points) =>
      ring(points.map(([x, y]) => cast([x, y, 0])).map(([x, y, z]) => view.project([x, Math.max(0, y), z]))),
    )
  out.push(fill(patches, tones.patch))
  out.push(fill([...bays.map((x) => box(x - 1.15, 0, x - 0.1, 2.5, -depth))], tones.door))
  if (detail) {
    out.push(
      stroke(
        hatch(
          at(
            [
              [left + 0.4, 3.2],
              [right - 0.4, 3.2],
              [right - 0.4, 5],
              [left + 0.4, 5],
            ],
            -depth,
          ),
          { angle: 4, spacing: 9, random, gap: 0.2 },
        ),
        tones.interior,
        2.5,
      ),
    )
    out.push(fill([`${box(left, 0, right, 0.06, -0.2)}`], tones.stoneShade))
  }

  // The thickness of the wall, seen through each opening.
  const wallRect = (z) => box(left, 0, right, order + 0.1, z)
  const jambs = bays.map((x) =>
    ring([
      ...at(
        [
          [x - side[1], 0],
          [x - side[1], lintel],
        ],
        0,
      ),
      ...at(
        [
          [x - side[1], lintel],
          [x - side[1], 0],
        ],
        -0.55,
      ),
    ]),
  )
  out.push(
    fill([wallRect(-0.55), ...bays.map((x) => shape(opening(x), -0.55))], tones.soffit, {
      'fill-rule': 'evenodd',
    }),
  )
  out.push(fill(jambs, tones.stoneLit))

  // Wall face with its openings and the oculi.
  const oculus = (x, s, r) => arc(x + s * 1.72, 4.1, r, 0, 342, 14)
  const eyes = bays.flatMap((x) => [-1, 1].map((s) => [x, s]))
  out.push(
    fill(
      [
        wallRect(0),
        ...bays.map((x) => shape(opening(x), 0)),
        ...eyes.map(([x, s]) => shape(oculus(x, s, 0.26))),
      ],
      tones.wall,
      { 'fill-rule': 'evenodd' },
    ),
  )
  if (detail) {
    const strokes = bays.map((x) =>
      hatch(
        at(
          [
            [x - 2.1, 3.35],
            [x - 2.1, 5],
            [x + 2.1, 5],
            [x + 2.1, 3.35],
          ],
          0,
        ).slice(0),
        { angle: 3, spacing: 15, random, gap: 0.6 },
      ),
    )
    out.push(stroke(strokes, tones.wallShade, 1.4, { 'stroke-opacity': 0.45, 'clip-path': 'url(#face)' }))
  }

  // Shade of the cornice and of the piers, thrown on the wall by the low sun.
  const onFace = onWall(sun, 0)
  const drop = onFace([0, eaves, 0.85])[1]
  const slide = onFace([0, 0, 0.26])[0]
  out.push(
    fill(
      [
        box(left, drop - 0.25, right, order + 0.1),
        ...piers.map((x) => box(x - 0.3 + slide * 1.2, 0, x - 0.3, drop)),
      ],
      tones.wallShade,
      { 'clip-path': 'url(#face)' },
    ),
  )

  // Archivolts, oculus rings, keystones.
  const archivolt = (x) => shape([...arc(x, impost, span, 0, 180), ...arc(x, impost, span + 0.3, 180, 0)])
  out.push(
    fill(
      [...bays.map(archivolt), ...eyes.map(([x, s]) => shape(oculus(x, s, 0.4)) + shape(oculus(x, s, 0.26)))],
      tones.stone,
      { 'fill-rule': 'evenodd' },
    ),
  )
  if (detail) {
    out.push(
      stroke(
        bays.flatMap((x) => [
          seam(arc(x, impost, span + 0.1, 6, 174)),
          seam(arc(x, impost, span + 0.19, 6, 174)),
        ]),
        tones.stoneShade,
        2,
      ),
    )
    out.push(
      fill(
        eyes.map(([x, s]) =>
          shape([...arc(x + s * 1.72, 4.1, 0.4, 100, 260, 9), ...arc(x + s * 1.72, 4.1, 0.33, 260, 100, 9)]),
        ),
        tones.stoneShade,
      ),
    )
    out.push(
      fill(
        eyes.map(([x, s]) =>
          shape([
            ...arc(x + s * 1.72, 4.1, 0.26, 110, 260, 8),
            ...arc(x + s * 1.72 + 0.12, 4.1, 0.24, 235, 130, 8),
          ]),
        ),
        tones.stoneLit,
      ),
    )
    out.push(
      fill(
        bays.map((x) =>
          shape([...arc(x, impost, span + 0.37, 100, 178, 9), ...arc(x, impost, span + 0.29, 178, 100, 9)]),
        ),
        tones.wallShade,
      ),
    )
  }
  out.push(
    fill(
      bays.map((x) =>
        shape(
          [
            [x - 0.13, 4.32],
            [x + 0.13, 4.32],
            [x + 0.21, 4.96],
            [x - 0.21, 4.96],
          ],
          0.14,
        ),
      ),
      tones.stoneLit,
    ),
  )
  if (detail)
    out.push(
      fill(
        bays.map((x) =>
          ring([
            ...at(
              [
                [x - 0.13, 4.32],
                [x - 0.21, 4.96],
              ],
              0.14,
            ),
            ...at(
              [
                [x - 0.36, 4.86],
                [x - 0.27, 4.25],
              ],
              0,
            ),
          ]),
        ),
        tones.wallShade,
      ),
    )

  // Lintels on their columns.
  const lintels = bays.flatMap((x) =>
    [-1, 1].map((s) => [Math.min(x + s * 1.02, x + s * 2.16), Math.max(x + s * 1.02, x + s * 2.16)]),
  )
  out.push(
    fill(
      lintels.map(([a, b]) => box(a, lintel, b, impost, 0.06)),
      tones.stone,
    ),
  )
  if (detail) {
    out.push(
      fill(
        lintels.map(([a, b]) => box(a - 0.06, impost - 0.1, b + 0.06, impost + 0.04, 0.12)),
        tones.stoneLit,
      ),
    )
    out.push(
      stroke(
        lintels.map(([a, b]) =>
          seam(
            [
              [a, 3.1],
              [b, 3.1],
            ],
            0.06,
          ),
        ),
        tones.stoneShade,
        2,
      ),
    )
    out.push(
      fill(
        lintels.map(([a, b]) => box(a, lintel, b, lintel + 0.05, 0.06)),
        tones.stoneShade,
      ),
    )
  }

  // Columns: base, shaft with its swelling, capital; lit from the right, engraved on the shade side.
  const sign = view.upsideDown ? -1 : 1
  const column = (x, z, radius, height) => {
    const [px, foot] = view.project([x, 0, z])
    const s = view.scaleAt(x, z) * sign
    const k = Math.abs(s)
    const y = (m) => foot - m * s
    const profile = [
      [1.36, 0],
      [1.36, 0.1],
      [1.26, 0.13],
      [1.3, 0.2],
      [1.02, 0.26],
      [1, height * 0.4],
      [0.86, height - 0.34],
      [0.9, height - 0.3],
      [0.86, height - 0.24],
      [1.18, height - 0.13],
      [1.3, height - 0.12],
      [1.3, height],
    ]
    const half = (from, to) => [
      ...profile.map(([r, h]) => [px + from * r * radius * k, y(h)]),
      ...profile
        .slice()
        .reverse()
        .map(([r, h]) => [px + to * r * radius * k, y(h)]),
    ]
    const shaft = [0.8, 0.66, 0.5, 0.32].map((u, i) =>
      line([
        [px - u * radius * k, y(0.3)],
        [px - u * 0.86 * radius * k, y(height * (0.86 - i * 0.09))],
      ]),
    )
    return {
      body: ring(half(-1, 1)),
      lit: ring(half(0.25, 1)),
      shade: ring(half(-1, -0.45)),
      lines: shaft.join(''),
    }
  }
  const columns = bays.flatMap((x) => [-1, 1].map((s) => column(x + s * 1.26, -0.2, 0.15, lintel)))
  out.push(
    fill(
      columns.map((c) => c.body),
      tones.stone,
    ),
  )
  out.push(
    fill(
      columns.map((c) => c.lit),
      tones.stoneLit,
    ),
    fill(
      columns.map((c) => c.shade),
      tones.stoneShade,
    ),
  )
  if (detail)
    out.push(
      stroke(
        columns.map((c) => c.lines),
        tones.stoneDark,
        1.2,
      ),
    )

  // The giant order.
  const pier = 0.3
  out.push(
    fill(
      piers.map((x) => box(x - pier, 0, x + pier, order, 0.26)),
      tones.stone,
    ),
  )
  const flank = piers
    .filter((x) => x + pier < view.eye[0])
    .map((x) =>
      ring([
        ...at(
          [
            [x + pier, 0],
            [x + pier, order],
          ],
          0.26,
        ),
        ...at(
          [
            [x + pier, order],
            [x + pier, 0],
          ],
          0,
        ),
      ]),
    )
  out.push(fill(flank, tones.stoneLit))
  if (detail) {
    out.push(
      fill(
        piers.flatMap((x) => [
          box(x - 0.37, 0, x + 0.37, 0.34, 0.32),
          box(x - 0.38, order - 0.16, x + 0.38, order, 0.34),
          box(x - 0.34, order - 0.36, x + 0.34, order - 0.3, 0.3),
        ]),
        tones.stoneLit,
      ),
    )
    out.push(
      stroke(
        piers.map((x) =>
          hatch(
            at(
              [
                [x - 0.3, 0.34],
                [x - 0.3, 4.8],
                [x - 0.06, 4.8],
                [x - 0.06, 0.34],
              ],
              0.26,
            ),
            { angle: 90, spacing: 4.5, random, gap: 0.5 },
          ),
        ),
        tones.stoneShade,
        1.5,
      ),
    )
    out.push(
      fill(
        piers.map((x) => box(x - 0.34, order - 0.3, x + 0.34, order - 0.16, 0.3)),
        tones.stoneShade,
      ),
    )
  }

  // Shadows of the cypresses behind the viewer lie over wall and stone alike.
  out.push(shadows)

  // Entablature in bands, each standing further out, dentils under the eaves.
  const band = (y0, y1, z, over = 0) => box(left - over, y0, right + over, y1, z)
  out.push(fill(band(order, 5.45, 0.28), tones.stone), fill(band(5.45, 5.8, 0.26), tones.frieze))
  if (detail) {
    out.push(
      stroke(
        [
          seam(
            [
              [left, 5.3],
              [right, 5.3],
            ],
            0.28,
          ),
          seam(
            [
              [left, 5.45],
              [right, 5.45],
            ],
            0.3,
          ),
        ],
        tones.stoneShade,
        2.5,
      ),
    )
    const teeth = []
    for (let x = left - 0.1; x < right + 0.1; x += 0.3) teeth.push(box(x, 5.84, x + 0.16, 5.98, 0.42))
    out.push(fill(band(5.78, 6.0, 0.3), tones.stoneDark), fill(teeth, tones.stone))
  }
  out.push(
    fill(band(5.96, 6.3, 0.5, 0.28), tones.stoneDark),
    fill(band(5.98, 6.12, 0.55, 0.3), tones.stone),
    fill(band(6.1, 6.24, 0.75, 0.5), tones.stoneLit),
  )
  out.push(fill(band(6.2, eaves + 0.12, 0.86, 0.55), tones.underTile))

  // Roof: rows of pantiles, each row a dashed stroke, so that every dash is a tile.
  const eave = (x) => view.project([x, eaves, 0.95])
  const top = (x) =>
    view.project([
      Math.max(
        left + 2.4,
        Math.min(right - 2.4, left + 2.4 + ((x - left + 0.6) / (right - left + 1.2)) * (right - left - 4.8)),
      ),
      ridge,
      -2.2,
    ])
  const [a, b] = [left - 0.65, right + 0.65]
  out.push(fill(ring([eave(a), eave(b), top(b), top(a)]), tones.tileDark))
  const widths = [[], [], []]
  const caps = []
  const count = 56
  for (let i = 0; i <= count; i++) {
    const x = a + ((b - a) * i) / count
    const [ex, ey] = eave(x)
    // Every row runs up the slope; at the hips it is cut short.
    const t = Math.min(1, (x - a) / 2.9, (b - x) / 2.9)
    const [hx, hy] = view.project([x, eaves + (ridge - eaves) * t, 0.95 - 3.15 * t])
    if (t > 0.06)
      widths[Math.min(2, Math.floor((i / count) * 3))].push(
        line([
          [ex, ey],
          [hx, hy],
        ]),
      )
    const w = view.scaleAt(x, 0.95) * 0.13
    caps.push(
      `M${Math.round(ex - w)} ${Math.round(ey + 2)}a${Math.round(w)} ${Math.round(w)} 0 0 1 ${Math.round(w * 2)} 0z`,
    )
  }
  widths.forEach((d, i) => {
    const w = [11, 13, 15.5][i]
    out.push(stroke(d, tones.tile, w, detail ? { 'stroke-dasharray': `${w * 1.5} 2.5` } : {}))
    if (detail)
      out.push(
        stroke(d, tones.tileLit, w * 0.3, {
          'stroke-dasharray': `${w * 1.5} 2.5`,
          transform: `translate(${trimmed(w * 0.2)} 0)`,
        }),
      )
  })
  if (detail) {
    out.push(fill(caps, tones.tileDark))
    out.push(
      stroke(
        [
          line([eave(a + 0.1), view.project([left + 2.2, ridge, -2.2])]),
          line([view.project([left + 2.2, ridge, -2.2]), view.project([right - 2.2, ridge, -2.2])]),
          line([view.project([right - 2.2, ridge, -2.2]), eave(b - 0.1)]),
        ],
        tones.tile,
        13,
        { 'stroke-dasharray': '22 3', 'stroke-linecap': 'butt' },
      ),
    )
  }
  return group(out)
}

const trimmed = (v) => Math.round(v * 10) / 10

/** Clip for anything that lies on the wall face only (not in the openings). */
export function faceOutline(view) {
  const { left, right, bays, order } = house
  const at = (points) => ring(points.map(([x, y]) => view.project([x, y, 0])))
  return [
    at([
      [left, 0],
      [right, 0],
      [right, order + 0.1],
      [left, order + 0.1],
    ]),
    ...bays.map((x) => at(opening(x))),
  ]
}
