// 19:00. The loggia by the pool; the sun comes low from the right, behind the viewer.

import { gouge, hatch, ridge, ruled, smooth } from '../burin.mjs'
import { camera, mirrored, onGround } from '../camera.mjs'
import { cypress } from '../cypress.mjs'
import { faceOutline, house, loggia } from '../loggia.mjs'
import {
  cipresso,
  cotto,
  inchiostro,
  lino,
  mix,
  notte,
  ombra,
  ottone,
  pietra,
  tileDark,
} from '../palette.mjs'
import { lemonPot } from '../pots.mjs'
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
  use,
} from '../svg.mjs'

const [width, height] = [2400, 1500]
const sun = [0.66, 0.36, 0.66]

export default function goldenHour() {
  const random = seeded(19)
  const view = camera({ eye: [5.5, 1.7, 16], yaw: -24, focal: 1450, centre: 1490, horizon: 890 })
  const water = -0.25
  const P = view.project
  const ochre = mix('#c48a48', cotto, 0.06)
  const tones = {
    interior: mix(inchiostro, cotto, 0.3),
    backWall: mix(inchiostro, '#a8703a', 0.55),
    patch: '#d79a52',
    door: mix(notte, cotto, 0.12),
    soffit: mix(ombra, ochre, 0.35),
    wall: ochre,
    wallShade: mix('#7c5633', cipresso, 0.22),
    stone: mix(lino, '#b48a52', 0.42),
    stoneLit: mix(pietra, '#e2b76f', 0.42),
    stoneShade: mix('#8d7350', ombra, 0.3),
    stoneDark: mix(ombra, inchiostro, 0.45),
    frieze: mix(lino, '#a87c46', 0.6),
    underTile: mix(cotto, inchiostro, 0.6),
    tile: mix(cotto, '#c2723c', 0.35),
    tileLit: '#d18a4e',
    tileDark,
  }

  // The avenue that runs past the house: foot and size of each tree.
  const avenueAt = [
    [1062, 934, 0.66],
    [1012, 938, 0.84],
    [930, 942, 1.0],
    [846, 950, 1.28],
    [724, 962, 1.5],
    [560, 978, 2.0],
    [400, 1000, 2.2],
    [150, 1046, 2.85],
  ]

  // Sky: evening haze opposite the sun, ruled by hand.
  const veil = (x, y) => Math.sin(x * 0.0019 + y * 0.013 + 1.2) + Math.sin(x * 0.0007 - y * 0.021)
  const sky = [
    tag('rect', { width, height, fill: 'url(#sky)' }),
    stroke(
      ruled({
        x0: 0,
        x1: width,
        y0: 150,
        y1: 830,
        random,
        spacing: () => 11,
        length: [140, 620],
        density: (x, y) => (veil(x, y) > 0.55 ? 0.8 : 0),
      }),
      '#e7c08a',
      2,
      { 'stroke-opacity': 0.26, 'stroke-linecap': 'round' },
    ),
    stroke(
      ruled({
        x0: 0,
        x1: width,
        y0: 12,
        y1: 460,
        random,
        spacing: (y) => 9 + y / 30,
        length: [300, 900],
        density: (_, y) => 0.9 - y / 520,
      }),
      '#2f4346',
      2.2,
      { 'stroke-opacity': 0.4 },
    ),
  ]

  // Hills beyond the garden.
  const far = ridge(
    [
      [0, 806],
      [220, 764],
      [470, 800],
      [700, 748],
      [930, 790],
      [1200, 770],
      [1600, 800],
      [2000, 760],
      [2400, 790],
    ],
    6,
  )
  const near = ridge(
    [
      [0, 842],
      [300, 862],
      [560, 822],
      [900, 852],
      [1200, 840],
      [2000, 862],
      [2230, 806],
      [2400, 830],
    ],
    6,
  )
  const base = [
    [width, 960],
    [0, 960],
  ]
  const hills = [
    fill(ring([...far, ...base]), mix('#6f7d70', ottone, 0.18)),
    fill(ring([...near, ...base]), mix(cipresso, '#7a7a4e', 0.5)),
    stroke(
      near
        .filter((_, i) => i % 2)
        .map(([x, y]) =>
          line([
            [x, y + 6],
            [x + 60, y + 22],
            [x + 90, y + 40],
          ]),
        ),
      mix(cipresso, '#7a7a4e', 0.15),
      3,
    ),
  ]

  // Lawn and the clipped hedge that closes the garden.
  const lawn = fill(
    ring([
      [0, 905],
      [width, 905],
      [width, 1300],
      [0, 1300],
    ]),
    mix(cipresso, '#7d7a3c', 0.34),
  )
  const hedge = [
    fill(rect(0, 880, 1120, 962), mix(cipresso, notte, 0.35)),
    fill(rect(0, 872, 1120, 888), mix(cipresso, '#7a7a4e', 0.42)),
    stroke(
      hatch(
        [
          [0, 888],
          [1120, 888],
          [1120, 962],
          [0, 962],
        ],
        { angle: 90, spacing: 13, random, gap: 0.7 },
      ),
      mix(cipresso, '#7a7a4e', 0.3),
      3,
    ),
    fill(rect(2240, 858, 2400, 985), mix(cipresso, notte, 0.2)),
    fill(rect(2240, 850, 2400, 872), mix(cipresso, '#8a8044', 0.5)),
  ]

  // Terrace of stone slabs, then the pool's coping.
  const edge = 5.4
  const ground = (points) => ring(points.map(([x, z, y = 0]) => P([x, y, z])))
  const terrace = [
    fill(
      ground([
        [-30, 0],
        [12, 0],
        [12, edge],
        [-30, edge],
      ]),
      '#a08355',
    ),
  ]
  const joints = []
  for (const z of [1.2, 1.9, 2.7, 3.6, 4.5]) joints.push(line([P([-24, 0, z]), P([10, 0, z])]))
  const rows = [0, 1.2, 1.9, 2.7, 3.6, 4.5, edge]
  rows.slice(0, -1).forEach((z, i) => {
    for (let x = -22 + (i % 2) * 0.6; x < 10; x += 1.5 + random.between(-0.25, 0.25))
      joints.push(line([P([x, 0, z]), P([x, 0, rows[i + 1]])]))
  })
  terrace.push(stroke(joints, mix('#a08355', inchiostro, 0.45), 1.8, { 'stroke-opacity': 0.7 }))
  const steps = [0.95, 0.6, 0.25].map((z, i) => [
    fill(
      ring([
        P([-8, 0.13 * i, z]),
        P([8, 0.13 * i, z]),
        P([8, 0.13 * (i + 1), z]),
        P([-8, 0.13 * (i + 1), z]),
      ]),
      tones.stone,
    ),
    fill(
      ring([
        P([-8, 0.13 * (i + 1), z]),
        P([8, 0.13 * (i + 1), z]),
        P([8, 0.13 * (i + 1), z - 0.4]),
        P([-8, 0.13 * (i + 1), z - 0.4]),
      ]),
      tones.stoneLit,
    ),
  ])

  // Long shadows: cypresses behind the viewer, crossing the terrace and climbing the wall.
  const shade = mix(cipresso, inchiostro, 0.55)
  const spire = (x, top, half) => [
    [x - half * 0.8, 0],
    [x - half, top * 0.25],
    [x - half * 0.8, top * 0.55],
    [x - half * 0.42, top * 0.82],
    [x, top],
    [x + half * 0.45, top * 0.8],
    [x + half * 0.85, top * 0.5],
    [x + half, top * 0.22],
    [x + half * 0.8, 0],
  ]
  const trees = [
    [-6.3, 12.5, 1.8],
    [-4.1, 10, 1.55],
    [-2.6, 4.2, 0.8],
  ]
  const wallShadow = trees.map(([x, top, half]) =>
    ring(smooth(spire(x, top, half), 3).map(([u, v]) => P([u, Math.min(6.46, Math.max(0, v)), 0.28]))),
  )
  // Past the eaves the two tall ones go on over the tiles.
  const onRoof = (x, t) => P([x, house.eaves + (house.ridge - house.eaves) * t, 0.95 - 3.15 * t])
  const roofShadow = trees.slice(0, 2).map(([x, top, half]) => {
    const w = half * 0.66
    return ring([
      onRoof(x - w, 0),
      onRoof(x - w * 0.6, 0.2),
      onRoof(x + 0.1, (top - 6.3) * 0.1),
      onRoof(x + w * 0.7, 0.2),
      onRoof(x + w, 0),
    ])
  })
  const floorShadow = trees.map(([x, , half]) => {
    const k = (z) => (z * sun[0]) / sun[2]
    return ground([
      [x - half * 0.8, 0],
      [x + half * 0.8, 0],
      [x + half * 0.8 + k(edge), edge],
      [x - half * 0.8 + k(edge), edge],
    ])
  })

  // Lemon trees in pots, and their shadows.
  const pots = [-7.2, -2.4, 2.4, 6.9].map((x) => [x, 1.9])
  const toGround = onGround(sun, 0)
  const potShadow = pots.flatMap(([x, z]) => {
    const blob = []
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2
      blob.push(toGround([x + Math.cos(a) * 0.5, 1.55 + Math.sin(a) * 0.5, z]))
    }
    const trunk = [
      [x - 0.25, 0, z],
      [x + 0.25, 0, z],
      ...[
        [x + 0.05, 1.2, z],
        [x - 0.05, 1.2, z],
      ].map(toGround),
    ]
    return [blob, trunk].map((s) => ring(s.map(([sx, sy, sz]) => P([sx, sy, Math.max(sz, 0.96)]))))
  })
  const potUses = pots.map(([x, z]) => use('pot', ...P([x, 0, z]), view.scaleAt(x, z) / 100))

  // Pool.
  const coping = [
    fill(
      ground([
        [-30, edge],
        [12, edge],
        [12, edge + 0.5],
        [-30, edge + 0.5],
      ]),
      'url(#coping)',
    ),
    fill(
      ground([
        [-30, edge + 0.5],
        [12, edge + 0.5],
        [12, edge + 0.5, water],
        [-30, edge + 0.5, water],
      ]),
      mix(ombra, cipresso, 0.5),
    ),
    stroke(line([P([-30, 0, edge]), P([12, 0, edge])]), tones.stoneDark, 2),
  ]
  const pool = ring([P([-30, water, edge + 0.5]), P([12, water, edge + 0.5]), [2500, 1600], [-200, 1600]])
  const mirror = mirrored(view, water)
  const M = mirror.project
  const reflected = [
    tag('rect', { y: 900, width, height: 600, fill: 'url(#deep)' }),
    loggia({ view: mirror, sun, tones, random: seeded(3), detail: false }),
    ...avenueAt.map(([x, y, k], i) => use(i % 2 ? 'tree-a' : 'tree-b', x, y + 62 + 40 * k, [k, -k])),
    ...pots.map(([x, z]) =>
      use('pot', ...M([x, 0, z]), [view.scaleAt(x, z) / 100, -view.scaleAt(x, z) / 100]),
    ),
    tag('rect', { y: 900, width, height: 600, fill: 'url(#veil)' }),
  ]
  // Ripples: level slivers in drifts, wider and rarer towards the viewer.
  const ripples = (n, tone, opacity, [shortest, longest], thick, where = [-60, width]) => {
    const d = []
    for (let i = 0; i < n; i++) {
      const t = random.next() ** 1.1
      const size = 0.35 + t
      d.push(
        gouge(
          random.between(...where),
          1085 + t * 415,
          random.between(-0.6, 0.6),
          random.between(shortest, longest) * size,
          random.between(0.7, 1.2) * thick * size,
          2,
        ),
      )
    }
    return fill(d, tone, { 'fill-opacity': opacity })
  }
  const water3 = group([
    group(reflected, { 'clip-path': 'url(#pool)' }),
    group(
      [
        ripples(120, mix(notte, '#1c3d35', 0.5), 0.7, [120, 420], 7),
        ripples(60, '#4f7d6d', 0.5, [90, 300], 4),
        ripples(44, '#d2a468', 0.55, [40, 150], 4, [1060, 2360]),
      ],
      { 'clip-path': 'url(#pool)' },
    ),
  ])

  const lamps = house.bays.map((x) => {
    const [lx, ly] = P([x, 3.55, -1.6])
    const s = view.scaleAt(x, -1.6) / 100
    return (
      tag('circle', { cx: Math.round(lx), cy: Math.round(ly), r: Math.round(105 * s), fill: 'url(#lamp)' }) +
      fill(
        ring(
          [
            [-9, -16],
            [9, -16],
            [13, 4],
            [0, 26],
            [-13, 4],
          ].map(([u, v]) => [lx + u * s, ly + v * s]),
        ),
        '#f6e2b4',
      ) +
      stroke(
        line([
          [lx, ly - 16 * s],
          [lx, ly - 75 * s],
        ]),
        inchiostro,
        2,
      )
    )
  })

  const back = [
    [1405, 560, 0.8],
    [1520, 560, 1.02],
    [1590, 540, 0.72],
  ].map(([x, y, s], i) => use(i % 2 ? 'tree-a' : 'tree-b', x, y, s))
  const avenue = avenueAt.map(([x, y, s], i) => use(i % 2 ? 'tree-a' : 'tree-b', x, y, s))
  const avenueShade = fill(
    avenueAt.map(([x, y, s]) =>
      ring([
        [x + 18 * s, y],
        [x - 300 * s, y + 26 * s],
        [x - 330 * s, y + 4 * s],
        [x - 14 * s, y - 8 * s],
      ]),
    ),
    notte,
    { 'fill-opacity': 0.55 },
  )
  const rightTrees = [
    [2330, 1000, 1.9],
    [2420, 1030, 2.3],
  ].map(([x, y, s], i) => use(i % 2 ? 'tree-a' : 'tree-b', x, y, s))
  const treeTones = {
    body: mix(cipresso, notte, 0.55),
    lit: mix(cipresso, '#6d6a34', 0.55),
    edge: '#94813f',
    sun: 1,
    marks: 96,
  }

  return document(width, height, [
    defs(
      gradient('sky', [
        [0, '#34494d'],
        [0.26, '#667a74'],
        [0.45, '#b39a6f'],
        [0.57, '#d8aa6c'],
        [1, '#d8aa6c'],
      ]),
      gradient(
        'east',
        [
          [0, '#26383a', 0.75],
          [0.6, '#26383a', 0.5],
          [1, '#26383a', 0],
        ],
        [0, 0, 1, 0],
      ),
      gradient(
        'coping',
        [
          [0, '#6f664e'],
          [0.55, '#857553'],
          [1, '#e0c796'],
        ],
        [0, 0, 1, 0],
      ),
      gradient('deep', [
        [0, '#5c7a66'],
        [0.35, '#2d5148'],
        [1, '#14271f'],
      ]),
      gradient('veil', [
        [0, '#2a5148', 0.42],
        [0.45, '#1c3d35', 0.62],
        [1, '#11231d', 0.92],
      ]),
      glow('lamp', [
        [0, '#ffdf9a', 0.85],
        [0.3, '#f3b765', 0.4],
        [1, '#f3b765', 0],
      ]),
      clip('pool', pool),
      tag('clipPath', { id: 'face' }, tag('path', { d: faceOutline(view).join(''), 'clip-rule': 'evenodd' })),
      cypress({ id: 'tree-a', random: seeded(7), ...treeTones }),
      cypress({ id: 'tree-b', random: seeded(12), width: 80, ...treeTones }),
      lemonPot({ id: 'pot', random: seeded(4), sun: 1 }),
    ),
    ...sky,
    ...hills,
    tag('rect', { width: 1500, height: 960, fill: 'url(#east)' }),
    lawn,
    ...back,
    ...hedge,
    avenueShade,
    ...avenue,
    ...rightTrees,
    ...terrace,
    loggia({ view, sun, tones, random, shadows: '' }),
    ...lamps,
    fill(roofShadow, shade, { 'fill-opacity': 0.55 }),
    ...steps.flat(),
    fill([...wallShadow, ...floorShadow], shade, { 'fill-opacity': 0.66 }),
    fill(potShadow, shade, { 'fill-opacity': 0.5 }),
    ...potUses,
    water3,
    ...coping,
  ])
}
