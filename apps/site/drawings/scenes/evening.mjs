// 22:00. The restaurant: a vaulted room, lamps on white cloths, the night in a tall arched window.
import { gouge, ridge, ruled, smooth } from '../burin.mjs'
import { camera } from '../camera.mjs'
import { farCypress } from '../cypress.mjs'
import { inchiostro, mix, notte, ombra, ottone } from '../palette.mjs'
import { seeded } from '../random.mjs'
import {
  clip,
  defs,
  document,
  fill,
  glow,
  gradient,
  group,
  line,
  rect,
  ring,
  stroke,
  tag,
  trim,
  use,
} from '../svg.mjs'

const [width, height] = [2400, 1500]

/** A stemmed glass of red wine; 100 units tall, stands on 0,0. */
const glass = (id, wine) =>
  group(
    [
      fill('M-14 0c4-4 10-4 13-6v-40h2v40c3 2 9 2 13 6z', '#d9cba4'),
      fill('M-19-96c-3 26 0 46 19 50c19-4 22-24 19-50z', '#cfe0d0', { 'fill-opacity': 0.16 }),
      wine
        ? fill('M-20-72c2 15 8 24 20 26c12-2 18-11 20-26z', wine) +
          fill('M6-72c0 14-2 22-6 26c12-2 18-11 20-26z', '#4a120f')
        : '',
      stroke('M-19-96c-3 26 0 46 19 50c19-4 22-24 19-50', '#e6d8b0', 1.6),
      stroke('M-19-96h38', '#f5e8c4', 1.4),
      stroke('M-14-90c-2 16 0 26 5 33', '#fff3d0', 2.4),
      stroke('M-14 0h28', '#e6d8b0', 2),
    ],
    { id },
  )

/** A small table lamp with a pleated shade, lit. */
const lamp = (id) =>
  group(
    [
      tag('circle', { cy: -86, r: 210, fill: 'url(#halo)' }),
      fill('M-24 0c6-6 18-6 21-10v-60h6v60c3 4 15 4 21 10z', ottone),
      fill('M0-70h3v60c3 4 15 4 21 10h-24z', '#7d6335'),
      fill(
        ring([
          [-46, -66],
          [-26, -128],
          [26, -128],
          [46, -66],
        ]),
        '#ffe2a0',
      ),
      fill(
        ring([
          [14, -66],
          [10, -128],
          [26, -128],
          [46, -66],
        ]),
        '#eab866',
      ),
      stroke(
        [-30, -16, -2, 12, 26].map((x) => `M${x} -67L${trim(x * 0.58)} -127`),
        '#d39d4e',
        2,
      ),
      stroke('M-46-66h92M-26-128h52', '#a87434', 3),
    ],
    { id },
  )

const chair = (id, tone, light) =>
  group(
    [
      stroke(['M-46 0L-40-92L-44-196', 'M46 0L40-92L44-196', 'M-30 0L-28-84', 'M30 0L28-84'], tone, 9, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      fill(
        ring([
          [-46, -84],
          [46, -84],
          [42, -104],
          [-42, -104],
        ]),
        mix(tone, ombra, 0.4),
      ),
      stroke(['M-43-186Q0-200 43-186', 'M-42-160Q0-172 42-160', 'M-41-134Q0-144 41-134'], tone, 11),
      stroke(['M-43-190Q0-204 43-190', 'M48-190L43-94'], light, 2.5),
    ],
    { id },
  )

export default function evening() {
  const random = seeded(22)
  const view = camera({ eye: [0, 1.5, 8.2], focal: 1330, centre: 1530, horizon: 830 })
  const P = view.project
  const tones = {
    back: '#4a3a2a',
    wall: '#2f271d',
    vault: '#241f18',
    rib: '#5c4731',
    ribLit: '#a87c48',
    floor: '#2a1f17',
    cloth: '#d9c7a0',
    clothLit: '#fbe8bd',
    clothShade: '#6f6650',
  }
  const springing = 2.3
  const span = 4.3
  const arcPoints = (r, cx, cy, n = 44, from = 180, to = 0) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = ((from + ((to - from) * i) / n) * Math.PI) / 180
      return [cx + r * Math.cos(a), cy + r * Math.sin(a) * (r === span || r > 3.6 ? 0.62 : 1)]
    })
  const at = (points, z) => points.map(([x, y]) => P([x, y, z]))
  const section = (r) => [[-r, 0], ...arcPoints(r, 0, springing), [r, 0]]

  // Back wall, with the great window, and the vault in bays divided by ribs.
  const shell = [tag('rect', { width, height, fill: tones.vault })]
  const bays = [0, 2.1, 4.2, 6.3]
  bays
    .slice()
    .reverse()
    .forEach((z, i) => {
      const next = z - 2.1
      if (next < 0) return
      shell.push(fill(ring(at(section(span), z)), mix(tones.vault, '#3a2e20', 0.25 + 0.25 * i)))
    })
  shell.push(fill(ring(at(section(span), 0)), 'url(#back)'))
  const vaultLines = []
  for (let i = 0; i <= 24; i++) {
    const a = (Math.PI * i) / 24
    const p = [span * Math.cos(a), springing + span * 0.62 * Math.sin(a)]
    for (const [z0, z1] of [
      [0.1, 1.9],
      [2.4, 4],
      [4.6, 6],
    ])
      if (random.chance(0.85))
        vaultLines.push(
          line([P([...p, z0 + random.between(0, 0.4)]), P([...p, z1 - random.between(0, 0.5)])]),
        )
  }
  for (let y = 0.3; y < 2.3; y += 0.22)
    for (const s of [-1, 1])
      vaultLines.push(
        line([P([s * span, y, random.between(0.1, 0.7)]), P([s * span, y, random.between(2.6, 5)])]),
      )
  const ribs = bays.slice(0, 3).map((z) => {
    const outer = at(section(span), z)
    const inner = at(section(span - 0.34), z)
    return [
      fill(ring([...outer, ...inner.slice().reverse()]), z ? mix(tones.rib, notte, z * 0.13) : tones.rib),
      fill(
        ring([...at(section(span - 0.34), z), ...at(section(span - 0.34), z - 0.4).reverse()]),
        mix(tones.ribLit, tones.wall, 0.25 + z * 0.12),
      ),
      stroke(line(at(section(span - 0.1), z)), mix(tones.rib, inchiostro, 0.4), 2.5),
      fill(
        [-1, 1].map((s) => {
          const [x, y] = P([s * (span - 0.17), springing, z])
          const k = view.scaleAt(0, z)
          return rect(
            Math.round(x - (s > 0 ? 0.24 : 0.18) * k),
            Math.round(y),
            Math.round(x + (s > 0 ? 0.18 : 0.24) * k),
            Math.round(y + 0.15 * k),
          )
        }),
        mix(tones.ribLit, tones.wall, 0.1 + z * 0.1),
      ),
    ].join('')
  })

  // The window to the garden.
  const win = { x: 0.35, half: 1.55, spring: 2.2, base: 0.3 }
  const opening = (d = 0) => [
    [win.x - win.half - d, win.base],
    ...arcPoints(win.half + d, win.x, win.spring),
    [win.x + win.half + d, win.base],
  ]
  const pane = at(opening(), -0.1)
  const [x0, y0] = P([win.x - win.half, win.spring + win.half, -0.1])
  const [x1, y1] = P([win.x + win.half, win.base, -0.1])
  const starAt = Array.from({ length: 12 }, () => [random.between(x0, x1), random.between(y0, y0 + 190)])
  const hillTop = (y, rough) =>
    ridge(
      [
        [x0 - 10, y],
        [x0 + 90, y - rough],
        [x0 + 190, y + 6],
        [x0 + 290, y - rough * 1.3],
        [x1 + 10, y - 4],
      ],
      6,
    )
  const hillShape = (y, rough) => ring([...hillTop(y, rough), [x1 + 10, y1 + 10], [x0 - 10, y1 + 10]])
  const night = group(
    [
      tag('rect', {
        x: Math.round(x0),
        y: Math.round(y0),
        width: Math.round(x1 - x0),
        height: Math.round(y1 - y0),
        fill: 'url(#night)',
      }),
      stroke(
        ruled({ x0, x1, y0, y1: y0 + 240, random, spacing: () => 11, length: [60, 220], density: () => 0.6 }),
        '#173a3f',
        2,
      ),
      fill(
        starAt.map(
          ([x, y], i) =>
            `M${Math.round(x)} ${Math.round(y)}h${i % 3 ? 3 : 5}v${i % 3 ? 3 : 5}h-${i % 3 ? 3 : 5}z`,
        ),
        '#dfe6cf',
      ),
      tag('circle', { cx: Math.round(x0 + 186), cy: Math.round(y0 + 150), r: 24, fill: '#efe6c4' }),
      tag('circle', { cx: Math.round(x0 + 176), cy: Math.round(y0 + 144), r: 23, fill: '#1f4a52' }),
      fill(hillShape(730, 40), '#26504f'),
      fill(hillShape(784, 26), '#1b3d3a'),
      `<g fill="#0f2521">${[
        [64, 806, 2.0],
        [104, 812, 1.4],
        [404, 812, 2.9],
        [456, 822, 2.1],
      ]
        .map(([x, y, s]) => use('far', x0 + x, y, s))
        .join('')}</g>`,
      fill(hillShape(836, 14), '#12302b'),
      fill([rect(x0 + 196, 776, x0 + 204, 784), rect(x0 + 212, 776, x0 + 220, 784)], '#f4c878'),
    ],
    { 'clip-path': 'url(#pane)' },
  )
  const glazing = [
    stroke(
      [
        line(
          at(
            [
              [win.x, win.base],
              [win.x, win.spring + win.half],
            ],
            -0.1,
          ),
        ),
        ...[1.0, 1.62, win.spring].map((y) =>
          line(
            at(
              [
                [win.x - win.half, y],
                [win.x + win.half, y],
              ],
              -0.1,
            ),
          ),
        ),
        ...[-0.68, 0.68].map((u) =>
          line(
            at(
              [
                [win.x + u, win.base],
                [win.x + u, win.spring],
              ],
              -0.1,
            ),
          ),
        ),
        ...[-0.68, 0.68].map((u) =>
          line(
            at(
              [
                [win.x, win.spring],
                [win.x + u * 1.42, win.spring + 0.94],
              ],
              -0.1,
            ),
          ),
        ),
      ],
      '#0e1a17',
      9,
    ),
    stroke(line(pane), '#0e1a17', 10),
  ]
  const surround = [
    fill(ring(at(opening(0.3), 0)) + ring(at(opening(0), 0)), '#7d6140', { 'fill-rule': 'evenodd' }),
    fill(ring(at(opening(0.06), 0)) + ring(at(opening(0), 0)), '#c39a62', { 'fill-rule': 'evenodd' }),
    stroke(line(at(opening(0.18), 0)), '#4a3824', 3),
    fill(
      ring(
        at(
          [
            [win.x - 0.16, win.spring + win.half - 0.04],
            [win.x + 0.16, win.spring + win.half - 0.04],
            [win.x + 0.24, win.spring + win.half + 0.42],
            [win.x - 0.24, win.spring + win.half + 0.42],
          ],
          0.05,
        ),
      ),
      '#b18a58',
    ),
    fill(
      ring(
        at(
          [
            [win.x - 1.8, 0.2],
            [win.x + 1.8, 0.2],
            [win.x + 1.8, 0.36],
            [win.x - 1.8, 0.36],
          ],
          0.1,
        ),
      ),
      '#8f6f48',
    ),
  ]

  // Terracotta floor on the diagonal, glowing where the lamps reach.
  const floorEdge = [P([-span, 0, 0]), P([span, 0, 0]), [width + 900, height + 300], [-900, height + 300]]
  const tiles = []
  for (let k = -14; k <= 16; k++) {
    tiles.push(
      line([P([k * 0.8, 0, 0]), P([k * 0.8 + 6.4, 0, 6.4])]),
      line([P([k * 0.8, 0, 0]), P([k * 0.8 - 6.4, 0, 6.4])]),
    )
  }
  const floor = [
    fill(ring(floorEdge), 'url(#floor)'),
    group(
      [
        stroke(tiles, '#150f0b', 2.4, { 'stroke-opacity': 0.8 }),
        fill(
          [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
            const [x, y] = P([win.x + random.between(-1, 1), 0, 0.4 + i * 0.33])
            return gouge(x - 130, y, 0, 260, 8, 2)
          }),
          '#4f8078',
          { 'fill-opacity': 0.35 },
        ),
      ],
      { 'clip-path': 'url(#floorclip)' },
    ),
  ]

  // A round table: floor shade, cloth with its fall of folds, and what stands on it.
  const circle = (x, y, z, r, n = 28) =>
    Array.from({ length: n }, (_, i) =>
      P([x + r * Math.cos((i / n) * Math.PI * 2), y, z + r * Math.sin((i / n) * Math.PI * 2)]),
    )
  const table = ({ x, z, r = 0.62, dim = 0, lampAt = [0, 0], glasses = [], drop = 0.42 }) => {
    const s = view.scaleAt(x, z) / 100
    const top = circle(x, 0.76, z, r)
    const front = top.slice(0, 15)
    const hem = front.map(([px, py], i) => {
      const c = P([x, 0.76, z])[0]
      return [c + (px - c) * 1.08 + (i % 2 ? 5 : -5) * s, py + (drop + (i % 2 ? 0.05 : -0.02)) * 100 * s]
    })
    const night = (c) => mix(c, notte, dim)
    const folds = front.slice(1, -1).map(([px, py], i) => {
      const [hx, hy] = hem[i + 1]
      return i % 2
        ? ''
        : ring([
            [px, py + 5 * s],
            [hx - 6.5 * s, hy],
            [hx + 4.5 * s, hy],
          ])
    })
    const place = (u, v) => P([x + u, 0.76, z + v])
    const reach = top.map(([px, py]) => [
      place(...lampAt)[0] + (px - place(...lampAt)[0]) * 0.72,
      place(...lampAt)[1] + (py - place(...lampAt)[1]) * 0.72,
    ])
    return group([
      fill(ring(circle(x, 0, z, r * 1.25)), '#0d0b08', { 'fill-opacity': 0.6 }),
      stroke(line([P([x, 0, z]), P([x, 0.5, z])]), '#15110c', 16 * s),
      fill(ring([...front, ...hem.slice().reverse()]), night('#a08d66')),
      fill(folds, night('#5f5640')),
      fill(ring([...front.slice(0, 6), ...hem.slice(0, 6).reverse()]), night('#6e6147'), {
        'fill-opacity': 0.8,
      }),
      fill(ring(top), night(tones.cloth)),
      fill(ring(reach), night(tones.clothLit)),
      stroke(line(front), night('#fbeccb'), 2.5),
      // Plate and knife beside every glass.
      fill(ring(circle(x - 0.26, 0.765, z + 0.24, 0.15, 18)), night('#bcae8c')),
      fill(ring(circle(x - 0.26, 0.77, z + 0.24, 0.11, 16)), night('#fff1cf')),
      ...glasses.filter(([, v]) => v < lampAt[1]).map(([u, v, id]) => use(id, ...place(u, v), s * 0.25)),
      use('lamp', ...place(...lampAt), s * 0.28),
      ...glasses.filter(([, v]) => v >= lampAt[1]).map(([u, v, id]) => use(id, ...place(u, v), s * 0.25)),
    ])
  }
  const seat = (x, z, flip = 1) => {
    const [px, py] = P([x, 0, z])
    const s = view.scaleAt(x, z) / 215
    return use('chair', px, py, [s * flip, s])
  }
  const pools = [
    [1.5, 3.2],
    [-1.3, 1.7],
    [2.5, 1.2],
  ].map(([x, z]) => {
    const [cx, cy] = P([x, 0.9, z])
    const s = view.scaleAt(x, z)
    return tag('circle', {
      cx: Math.round(cx),
      cy: Math.round(cy),
      r: Math.round(s * 1.7),
      fill: 'url(#pool)',
    })
  })

  // The table nearest to us, cut by the frame: cloth, lamp, two glasses, a decanter.
  const near = smooth(
    [
      [1090, 1640],
      [1300, 1410],
      [1560, 1316],
      [1860, 1292],
      [2160, 1316],
      [2420, 1390],
      [2420, 1640],
    ],
    4,
  )
  const nearCreases = Array.from({ length: 12 }, (_, i) =>
    gouge(1380 + i * 84, 1400 + ((i * 37) % 80), random.between(-16, 8), random.between(60, 150), 5, 5),
  )
  return document(width, height, [
    defs(
      gradient('night', [
        [0, '#163a44'],
        [0.4, '#2b6268'],
        [0.6, '#559187'],
        [1, '#559187'],
      ]),
      gradient('back', [
        [0, '#2a2118'],
        [0.55, '#5b4430'],
        [1, '#3a2c1e'],
      ]),
      gradient(
        'floor',
        [
          [0, '#4a3020'],
          [0.4, '#2c1f16'],
          [1, '#17130e'],
        ],
        [0, 0, 0, 0.75],
      ),
      gradient(
        'left',
        [
          [0, '#171310', 0.8],
          [1, '#171310', 0],
        ],
        [0, 0, 1, 0],
      ),
      glow('halo', [
        [0, '#ffdf9a', 0.6],
        [0.3, '#f3b765', 0.25],
        [1, '#f3b765', 0],
      ]),
      glow('pool', [
        [0, '#f0b264', 0.34],
        [1, '#f0b264', 0],
      ]),
      gradient('nearcloth', [
        [0, '#e9d5a8'],
        [0.35, '#b39f78'],
        [1, '#5d543f'],
      ]),
      clip('pane', ring(pane)),
      clip('floorclip', ring(floorEdge)),
      farCypress({ id: 'far', random: seeded(2), width: 22 }),
      glass('red', '#7a1f1a'),
      glass('clear', ''),
      lamp('lamp'),
      chair('chair', '#1a130d', '#b98a50'),
    ),
    ...shell,
    stroke(vaultLines, '#171310', 2.2, { 'stroke-opacity': 0.65 }),
    ...floor,
    ...ribs,
    ...pools,
    night,
    ...glazing,
    ...surround,
    seat(-2.45, 1.35),
    seat(2.5, 0.5),
    table({
      x: 2.55,
      z: 1.0,
      dim: 0.22,
      glasses: [
        [-0.3, 0.1, 'red'],
        [0.3, 0, 'clear'],
      ],
    }),
    seat(-0.9, 1.0),
    table({ x: -0.88, z: 1.7, dim: 0.5, glasses: [[0.3, 0.1, 'clear']] }),
    seat(0.02, 1.9),
    table({ x: -3.1, z: 2.4, dim: 0.72 }),
    seat(0.62, 2.5),
    seat(1.5, 2.3),
    table({
      x: 1.5,
      z: 3.2,
      r: 0.72,
      dim: 0.04,
      lampAt: [0.05, -0.1],
      glasses: [
        [-0.32, 0.14, 'red'],
        [0.36, 0.2, 'red'],
        [-0.1, -0.42, 'clear'],
      ],
    }),
    tag('rect', { width: 1500, height, fill: 'url(#left)' }),
    '<g transform="translate(0 -96)">',
    fill(ring(near), 'url(#nearcloth)'),
    fill(nearCreases, '#857654', { 'fill-opacity': 0.5 }),
    use('lamp', 2200, 1404, 2.7),
    fill('M1500 1420a120 30 0 1 1 240 0a120 30 0 1 1 -240 0z', '#cdb98c'),
    fill('M1530 1416a90 20 0 1 1 180 0a90 20 0 1 1 -180 0z', '#f3e2ba'),
    use('red', 1800, 1396, 3.0),
    use('clear', 1990, 1360, 2.7),
    '</g>',
  ])
}
