// 8:00. A bedroom; the arched window throws its own shape over planks and linen.

import { balusters } from '../balustrade.mjs'
import { gouge, hatch, ruled, smooth } from '../burin.mjs'
import { camera, onGround } from '../camera.mjs'
import { farCypress } from '../cypress.mjs'
import { cipresso, cotto, inchiostro, lino, mix, notte, ombra, ottone } from '../palette.mjs'
import { seeded } from '../random.mjs'
import { clip, defs, document, fill, glow, gradient, group, line, ring, stroke, tag, use } from '../svg.mjs'

const [width, height] = [2400, 1500]
const sun = [-0.2, 0.8, -0.72]
const win = { x: 0.62, half: 0.84, spring: 2.2, wall: 0.5 }
const room = { left: -4.3, right: 3.95, top: 3.5, front: 6 }

const arch = (half, spring, x = win.x, steps = 20, base = 0) => [
  [x - half, base],
  ...Array.from({ length: steps + 1 }, (_, i) => {
    const a = Math.PI - (Math.PI * i) / steps
    return [x + half * Math.cos(a), spring + half * Math.sin(a)]
  }),
  [x + half, base],
]

/** The panes between the glazing bars: two columns, three rows, two quarter lights above. */
function panes() {
  const out = []
  const bar = 0.028
  for (const s of [-1, 1]) {
    const inner = win.x + s * bar
    const outer = win.x + s * (win.half - 0.05)
    const rows = [0.06, 0.74, 1.44, win.spring]
    for (let i = 0; i < 3; i++)
      out.push([
        [inner, rows[i] + bar],
        [outer, rows[i] + bar],
        [outer, rows[i + 1] - bar],
        [inner, rows[i + 1] - bar],
      ])
    const quarter = [[inner, win.spring + bar]]
    for (let i = 0; i <= 10; i++) {
      const a = ((Math.PI / 2) * i) / 10
      quarter.push([
        win.x + s * Math.max(bar, (win.half - 0.05) * Math.cos(a)),
        win.spring + bar + (win.half - 0.08) * Math.sin(a),
      ])
    }
    out.push(quarter)
  }
  return out
}

/** The plan of a villa with a round hall, as an engraving in a frame. */
function rotonda([[x0, y0], , [x1, y1]]) {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const s = (x1 - x0) / 100
  const ink = '#3a3a2c'
  const box = (a, b, c, d) =>
    ring(
      [
        [a, b],
        [c, b],
        [c, d],
        [a, d],
      ].map(([u, v]) => [cx + u * s, cy + v * s]),
    )
  return [
    stroke(
      [
        box(-24, -24, 24, 24),
        box(-9, -38, 9, -24),
        box(-9, 24, 9, 38),
        box(-38, -9, -24, 9),
        box(24, -9, 38, 9),
        box(-24, -9, 24, 9),
        box(-9, -24, 9, 24),
      ],
      ink,
      3,
    ),
    tag('circle', {
      cx: Math.round(cx),
      cy: Math.round(cy),
      r: Math.round(12 * s),
      fill: '#77735d',
      stroke: ink,
      'stroke-width': 4,
    }),
  ]
}

export default function morning() {
  const random = seeded(8)
  const view = camera({ eye: [0.62, 1.5, 6], focal: 1480, centre: 1610, horizon: 770 })
  const P = view.project
  const wallShape = (points, z = 0) => points.map(([x, y]) => P([x, y, z]))
  const floorShape = (points, y = 0) => points.map(([x, z]) => P([x, y, z]))
  const front = 4.9
  const tones = {
    wall: '#55584c',
    wallDark: '#3a4137',
    side: '#2c342c',
    ceiling: '#252a22',
    beam: '#191c16',
    plank: '#4f3c2a',
    plankDark: '#2a2119',
    light: '#f6dfae',
    linen: '#8d8b7f',
    linenDark: '#5d6158',
    linenLit: '#fdf3da',
  }

  // Outside: early haze, hills, cypresses; the balustrade of the balcony against it.
  const [wx0, wy0] = P([win.x - win.half, win.spring + win.half, -win.wall])
  const [wx1, wy1] = P([win.x + win.half, 0, -win.wall])
  const outside = group(
    [
      tag('rect', {
        x: Math.round(wx0),
        y: Math.round(wy0),
        width: Math.round(wx1 - wx0),
        height: Math.round(wy1 - wy0),
        fill: 'url(#dawn)',
      }),
      '<g transform="translate(110 0)">',
      tag('circle', { cx: 1425, cy: 560, r: 150, fill: 'url(#sun)' }),
      stroke(
        ruled({
          x0: wx0 - 110,
          x1: wx1 - 110,
          y0: wy0,
          y1: 600,
          random,
          spacing: () => 11,
          length: [40, 150],
          density: () => 0.4,
        }),
        '#fff6dd',
        2,
        { 'stroke-opacity': 0.7 },
      ),
      fill(
        ring([
          [1300, 690],
          [1370, 664],
          [1440, 684],
          [1530, 650],
          [1620, 676],
          [1700, 660],
          [1700, 900],
          [1300, 900],
        ]),
        '#a9b496',
      ),
      fill(
        ring([
          [1300, 740],
          [1400, 716],
          [1500, 738],
          [1600, 712],
          [1700, 730],
          [1700, 1000],
          [1300, 1000],
        ]),
        '#7f9270',
      ),
      `<g fill="#3f5843">${use('far', 1392, 806, 1.5)}${use('far', 1424, 800, 1.15)}${use('far', 1602, 812, 1.9)}${use('far', 1640, 806, 1.35)}</g>`,
      fill(
        ring([
          [1300, 806],
          [1500, 788],
          [1700, 800],
          [1700, 1100],
          [1300, 1100],
        ]),
        '#5b7450',
      ),
      balusters({
        x0: 1320,
        x1: 1680,
        top: 842,
        foot: 1042,
        light: '#f3e3bd',
        tone: '#b7ab8d',
        shade: '#6d6a58',
      }),
      '</g>',
    ],
    { 'clip-path': 'url(#opening)' },
  )

  // Wall, reveal, architrave.
  const opening = arch(win.half, win.spring)
  const wall = [
    fill(
      ring(
        wallShape([
          [room.left, 0],
          [room.right, 0],
          [room.right, room.top],
          [room.left, room.top],
        ]),
      ) + ring(wallShape(opening)),
      'url(#wall)',
      { 'fill-rule': 'evenodd' },
    ),
    stroke(
      hatch(
        wallShape([
          [room.left, 0],
          [-0.5, 0],
          [-0.5, room.top],
          [room.left, room.top],
        ]),
        { angle: 78, spacing: 12, random, gap: 0.55, jitter: 1.4 },
      ),
      tones.side,
      2,
      { 'stroke-opacity': 0.5 },
    ),
    stroke(
      hatch(
        wallShape([
          [1.8, 0.8],
          [room.right, 0.8],
          [room.right, room.top],
          [1.8, room.top],
        ]),
        { angle: 78, spacing: 13, random, gap: 0.6, jitter: 1.4 },
      ),
      tones.side,
      2,
      { 'stroke-opacity': 0.45 },
    ),
  ]
  const outer = wallShape(opening)
  const inner = wallShape(arch(win.half, win.spring, win.x), -win.wall)
  const reveal = fill(ring(outer) + ring(inner), '#6f6a57', { 'fill-rule': 'evenodd' })
  const litReveal = fill(ring([...outer.slice(9), ...inner.slice(9).reverse()]), '#e8cf9c')
  const frame = [
    fill(ring(wallShape(arch(win.half + 0.2, win.spring))) + ring(outer), mix(lino, ombra, 0.5), {
      'fill-rule': 'evenodd',
    }),
    stroke(line(wallShape(arch(win.half + 0.13, win.spring))), mix(ombra, inchiostro, 0.3), 3),
    stroke(line(wallShape(arch(win.half + 0.02, win.spring))), '#f6dfae', 4),
  ]
  const barsAt = -win.wall + 0.1
  const bars = [
    stroke(
      [
        line(
          wallShape(
            [
              [win.x, 0],
              [win.x, win.spring + win.half],
            ],
            barsAt,
          ),
        ),
        ...[0.74, 1.44, win.spring].map((y) =>
          line(
            wallShape(
              [
                [win.x - win.half, y],
                [win.x + win.half, y],
              ],
              barsAt,
            ),
          ),
        ),
      ],
      '#3b3a2e',
      12,
    ),
    stroke(
      [
        line(
          wallShape(
            [
              [win.x + 0.015, 0],
              [win.x + 0.015, win.spring + win.half],
            ],
            barsAt,
          ),
        ),
      ],
      '#c9b287',
      3,
    ),
    stroke(line(wallShape(arch(win.half - 0.03, win.spring, win.x), barsAt)), '#3b3a2e', 12),
  ]

  // Side walls, ceiling and its beams.
  const [bl, br] = [P([room.left, 0, 0]), P([room.right, 0, 0])]
  const [tl, tr] = [P([room.left, room.top, 0]), P([room.right, room.top, 0])]
  const shell = [
    tag('rect', { width, height, fill: '#2f352b' }),
    fill(ring([P([room.left, room.top, front]), tl, bl, P([room.left, 0, front])]), tones.side),
    fill(ring([P([room.right, room.top, front]), tr, br, P([room.right, 0, front])]), '#3c4238'),
    fill(ring([P([room.left, room.top, front]), tl, tr, P([room.right, room.top, front])]), tones.ceiling),
  ]
  const beams = []
  const beamLight = []
  for (let x = room.left + 0.35; x < room.right; x += 1.02) {
    const [a, b] = [P([x, room.top - 0.2, 0]), P([x + 0.24, room.top - 0.2, 0])]
    const [c, d] = [P([x + 0.24, room.top - 0.2, 4.4]), P([x, room.top - 0.2, 4.4])]
    beams.push(ring([a, b, c, d]), ring([b, P([x + 0.24, room.top, 0]), P([x + 0.24, room.top, 4.4]), c]))
    beamLight.push(ring([a, b, P([x + 0.24, room.top, 0]), P([x, room.top, 0])]))
  }

  const boards = []
  for (let z = 0.16; z < 3; z += 0.2)
    boards.push(line([P([room.left, room.top, z]), P([room.right, room.top, z])]))

  // Floor of planks running to the window.
  const floor = [fill(ring([P([room.left, 0, front]), bl, br, P([room.right, 0, front])]), 'url(#floor)')]
  const seams = []
  const ends = []
  for (let x = room.left; x < room.right + 2; x += 0.29) {
    seams.push(line([P([x, 0, 0]), P([x, 0, front])]))
    for (let z = random.between(0.2, 1.8); z < 3.6; z += random.between(1.1, 2.2))
      ends.push(line([P([x, 0, z]), P([x + 0.29, 0, z])]))
  }
  floor.push(stroke([...seams, ...ends], tones.plankDark, 2.2))
  const grain = []
  for (let i = 0; i < 90; i++) {
    const x = random.between(room.left, room.right)
    const z = random.between(0.3, 3)
    grain.push(line([P([x, 0, z]), P([x + random.between(-0.02, 0.02), 0, z + random.between(0.2, 0.7)])]))
  }
  floor.push(stroke(grain, '#6a5139', 1.6, { 'stroke-opacity': 0.8 }))

  // The patch of sun, pane by pane; the same seams, lit.
  const toFloor = onGround(sun, 0)
  const patch = panes().map((pane) => ring(pane.map(([x, y]) => P(toFloor([x, y, 0])))))
  const litSeams = stroke(seams, '#c08f55', 2.6, { 'clip-path': 'url(#patch)' })

  // The bed: head to the right wall, linen over the foot.
  const bed = { x0: 1.22, x1: 3.95, z0: 0.5, z1: 2.15, top: 0.62 }
  const topFace = floorShape(
    [
      [bed.x0, bed.z0],
      [bed.x1, bed.z0],
      [bed.x1, bed.z1],
      [bed.x0, bed.z1],
    ],
    bed.top,
  )
  const toBed = onGround(sun, bed.top)
  const bedPatch = panes().map((pane) =>
    ring(pane.map(([x, y]) => P(toBed([x, Math.max(y, bed.top + 0.01), 0])))),
  )
  const foot = [
    P([bed.x0, bed.top, bed.z0]),
    P([bed.x0, bed.top, bed.z1]),
    P([bed.x0 - 0.04, 0.05, bed.z1 + 0.02]),
    P([bed.x0 - 0.04, 0.05, bed.z0]),
  ]
  const hem = []
  for (let i = 0; i <= 16; i++)
    hem.push(P([bed.x0 - 0.03 + ((bed.x1 - bed.x0) * i) / 16, 0.06 + (i % 2) * 0.05, bed.z1 + 0.03]))
  const drape = [P([bed.x0, bed.top, bed.z1]), P([bed.x1, bed.top, bed.z1]), ...hem.reverse()]
  const folds = []
  for (let i = 1; i < 17; i++) {
    const x = bed.x0 + ((bed.x1 - bed.x0) * (i + random.between(-0.3, 0.3))) / 17
    folds.push(
      gouge(...P([x, 0.08, bed.z1 + 0.02]), -90 + random.between(-4, 4), random.between(120, 210), 11, 3),
    )
  }
  const creases = []
  for (let i = 0; i < 16; i++) {
    const [x, y] = P([random.between(1.5, 2.7), bed.top, random.between(0.7, 2)])
    creases.push(gouge(x, y, random.between(-18, 14), random.between(60, 150), 6, 5))
  }
  const bedShadow = ring(
    floorShape([
      [bed.x0, bed.z1 - 0.4],
      [4.4, bed.z1 - 0.4],
      [4.4, bed.z1 + 0.56],
      [bed.x0 + 0.16, bed.z1 + 0.56],
    ]),
  )
  const throwOver = [
    P([2.15, bed.top + 0.01, bed.z0]),
    P([2.72, bed.top + 0.01, bed.z0]),
    P([2.72, bed.top + 0.01, bed.z1]),
    P([2.72, 0.22, bed.z1 + 0.05]),
    P([2.15, 0.22, bed.z1 + 0.05]),
    P([2.15, bed.top + 0.01, bed.z1]),
  ]
  const pillow = (z, y) => {
    const [x, py] = P([3.3, bed.top + y, z])
    const s = view.scaleAt(3.3, z) / 300
    const body = smooth(
      [
        [-120, 14],
        [-110, -60],
        [-40, -92],
        [60, -88],
        [128, -60],
        [130, 10],
        [60, 34],
        [-60, 34],
      ].map(([u, v]) => [x + u * s, py + v * s]),
      3,
      true,
    )
    const lit = smooth(
      [
        [-120, 14],
        [-110, -60],
        [-40, -92],
        [30, -88],
        [-30, -50],
        [-64, 0],
        [-60, 34],
      ].map(([u, v]) => [x + u * s, py + v * s]),
      3,
      true,
    )
    return (
      fill(ring(body), '#75776d') +
      fill(ring(lit), '#c9bc9c') +
      stroke(
        [0, 1, 2].map((k) =>
          line([
            [x + (10 + k * 26) * s, py - (60 - k * 8) * s],
            [x + (-14 + k * 30) * s, py + 10 * s],
          ]),
        ),
        '#575b53',
        2,
      )
    )
  }
  const headboard = ring(
    smooth(
      [
        P([3.9, 0.3, 0.3]),
        P([3.9, 1.3, 0.3]),
        P([3.9, 1.55, 0.8]),
        P([3.9, 1.62, 1.35]),
        P([3.9, 1.55, 1.9]),
        P([3.9, 1.3, 2.3]),
        P([3.9, 0.3, 2.3]),
      ],
      3,
    ),
  )

  // Curtains of linen, gathered; the inner folds catch the sun.
  const curtain = (s) => {
    const x = (u) => win.x + s * u
    const edge = [
      [x(0.72), 3.32],
      [x(0.8), 2.3],
      [x(0.86), 1.5],
      [x(0.82), 1.15],
      [x(0.74), 0.7],
      [x(0.7), 0.02],
    ]
    const back = [
      [x(1.32), 0.02],
      [x(1.28), 0.8],
      [x(1.1), 1.15],
      [x(1.26), 1.7],
      [x(1.4), 3.32],
    ]
    const shape = smooth(wallShape([...edge, ...back], 0.14), 3)
    const pleats = [0.2, 0.4, 0.6, 0.8].map((t) =>
      line(
        smooth(
          wallShape(
            edge.map(([ex, ey], i) => {
              const [bx] = [[x(1.34)], [x(1.3)], [x(1.22)], [x(1.1)], [x(1.28)], [x(1.32)]][i]
              return [ex + (bx - ex) * t, ey]
            }),
            0.14,
          ),
          3,
        ),
      ),
    )
    const bright = smooth(
      wallShape(
        [
          ...edge,
          ...edge
            .slice()
            .reverse()
            .map(([ex, ey]) => [ex + s * 0.1, ey]),
        ],
        0.14,
      ),
      3,
    )
    return (
      fill(ring(shape), s > 0 ? '#8f8466' : '#6c6852') +
      fill(ring(bright), s > 0 ? '#f4ddab' : '#8f8361') +
      stroke(pleats, s > 0 ? '#5e583f' : '#474636', 5) +
      stroke(pleats, s > 0 ? '#d9c391' : '#8d835f', 2, { transform: 'translate(-7 0)' })
    )
  }
  const rod = stroke(
    line(
      wallShape(
        [
          [win.x - 1.5, 3.36],
          [win.x + 1.5, 3.36],
        ],
        0.16,
      ),
    ),
    inchiostro,
    9,
    { 'stroke-linecap': 'round' },
  )

  // A chair in the shade and a framed plan on the wall: company for the dark half, nothing more.
  const picture = wallShape([
    [-2.75, 1.5],
    [-1.75, 1.5],
    [-1.75, 2.5],
    [-2.75, 2.5],
  ])
  const inset = wallShape([
    [-2.6, 1.65],
    [-1.9, 1.65],
    [-1.9, 2.35],
    [-2.6, 2.35],
  ])
  return document(width, height, [
    defs(
      gradient('dawn', [
        [0, '#b9cdbf'],
        [0.55, '#f2e2b8'],
        [1, '#f6e6bd'],
      ]),
      gradient(
        'wall',
        [
          [0, '#333a30'],
          [0.4, '#4d4c3d'],
          [0.56, '#86775a'],
          [0.76, '#776c54'],
          [1, '#534f3f'],
        ],
        [0, 0, 1, 0],
      ),
      gradient(
        'floor',
        [
          [0, '#5d4630'],
          [1, '#33271b'],
        ],
        [0, 0.1, 0, 0.75],
      ),
      gradient('beam', [
        [0, '#fbe3b0', 0.34],
        [1, '#fbe3b0', 0.03],
      ]),
      glow('sun', [
        [0, '#fffdf0', 1],
        [0.25, '#fff3cf', 0.9],
        [1, '#fff3cf', 0],
      ]),
      clip('opening', ring(inner)),
      clip('patch', patch),
      clip('bedtop', ring(topFace)),
      clip('bedpatch', bedPatch),
      farCypress({ id: 'far', random: seeded(2), width: 22 }),
    ),
    ...shell,
    stroke(boards, '#171a14', 2.4),
    fill(beams, tones.beam),
    fill(beamLight, '#4b4634'),
    outside,
    ...bars,
    reveal,
    litReveal,
    ...wall,
    ...frame,
    fill(ring(picture), '#2b2c22'),
    fill(ring(inset), '#77735d'),
    ...rotonda(inset),
    fill(
      ring(
        wallShape([
          [room.left, 0],
          [win.x - 0.92, 0],
          [win.x - 0.92, 0.2],
          [room.left, 0.2],
        ]),
      ),
      tones.wallDark,
    ),
    fill(
      ring(
        wallShape([
          [win.x + 0.92, 0],
          [room.right, 0],
          [room.right, 0.2],
          [win.x + 0.92, 0.2],
        ]),
      ),
      tones.wallDark,
    ),
    ...floor,
    fill(patch, tones.light),
    litSeams,
    fill(bedShadow, '#33271b'),
    curtain(-1),
    curtain(1),
    rod,
    fill(headboard, mix(cipresso, notte, 0.3)),
    stroke(
      hatch(
        [
          [2140, 560],
          [2400, 560],
          [2400, 1300],
          [2140, 1300],
        ],
        { angle: 82, spacing: 22, random, gap: 0.5 },
      ),
      '#3a4f42',
      2.5,
      { 'stroke-opacity': 0 },
    ),
    fill(ring(topFace), tones.linen),
    fill(creases, '#a7a290'),
    group(
      [fill(bedPatch, tones.linenLit), group([fill(creases, '#d8c393')], { 'clip-path': 'url(#bedpatch)' })],
      { 'clip-path': 'url(#bedtop)' },
    ),
    pillow(0.95, 0.12),
    pillow(1.75, 0.12),
    fill(ring(drape), tones.linenDark),
    fill(folds, '#6a6d63'),
    fill(ring(foot), '#6d6f65'),
    fill(ring(throwOver), mix(cotto, inchiostro, 0.3)),
    fill(
      ring(
        throwOver
          .slice(0, 4)
          .concat([P([2.15, bed.top, bed.z1])])
          .filter((_, i) => i !== 3),
      ),
      mix(cotto, '#c2723c', 0.2),
    ),
    stroke(
      [0.08, 0.16, 0.41, 0.49].map((u) =>
        line([
          P([2.15 + u, bed.top + 0.01, bed.z0]),
          P([2.15 + u, bed.top + 0.01, bed.z1]),
          P([2.15 + u, 0.22, bed.z1 + 0.05]),
        ]),
      ),
      ottone,
      3,
      { 'stroke-opacity': 0.7 },
    ),
  ])
}
