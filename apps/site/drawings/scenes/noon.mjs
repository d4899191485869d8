// 12:00. The garden; the sun stands overhead and every shadow falls straight down.
import { gouge, hatch, ridge, ruled } from '../burin.mjs'
import { camera } from '../camera.mjs'
import { cypress } from '../cypress.mjs'
import { olive } from '../olive.mjs'
import { cipresso, cotto, inchiostro, mix, notte, ombra, pietra, tileDark } from '../palette.mjs'
import { lemonPot } from '../pots.mjs'
import { seeded } from '../random.mjs'
import { defs, document, fill, gradient, group, line, rect, ring, stroke, tag, trim, use } from '../svg.mjs'

const [width, height] = [2400, 1500]
const horizon = 850

/** The meridiana painted on the wall: hour lines in a fan, a gnomon, and at twelve a shadow like a plumb line. */
function sundial(x, y, random) {
  const field = '#efdfb9'
  const at = (degrees, r) => [
    Math.sin((degrees * Math.PI) / 180) * r,
    Math.cos((degrees * Math.PI) / 180) * r,
  ]
  const hours = [-75, -60, -45, -30, -15, 15, 30, 45, 60, 75]
  const border = [
    [-170, -150],
    [170, -150],
    [170, 90],
    ...Array.from({ length: 25 }, (_, i) => [
      170 * Math.cos((i * Math.PI) / 24),
      90 + 120 * Math.sin((i * Math.PI) / 24),
    ]),
    [-170, 90],
  ]
  const scaled = (k) => border.map(([u, v]) => [u * k, (v - 10) * k + 10])
  return group(
    [
      fill(ring(border), mix(cotto, field, 0.15)),
      fill(ring(scaled(0.93)), field),
      stroke(ring(scaled(0.87)), cotto, 3),
      stroke(
        hours.map((h) => line([at(h, 52), at(h, Math.abs(h) > 50 ? 128 : 168)].map(([u, v]) => [u, v - 84]))),
        ombra,
        3,
      ),
      stroke(
        hours.map((h) =>
          line(
            [at(h, Math.abs(h) > 50 ? 112 : 150), at(h, Math.abs(h) > 50 ? 128 : 168)].map(([u, v]) => [
              u,
              v - 84,
            ]),
          ),
        ),
        cotto,
        7,
      ),
      stroke(
        line(
          Array.from({ length: 13 }, (_, i) => {
            const [u, v] = at(-78 + i * 13, 58)
            return [u, v - 84]
          }),
        ),
        cotto,
        4,
      ),
      // Sun disc with its rays, and the iron gnomon.
      fill(
        Array.from({ length: 16 }, (_, i) => {
          const a = i * 22.5
          const [p, q, r] = [at(a - 7, 24), at(a, i % 2 ? 36 : 46), at(a + 7, 24)]
          return ring([p, q, r].map(([u, v]) => [u, v - 84]))
        }),
        '#c98a3c',
      ),
      tag('circle', { cy: -84, r: 25, fill: '#d9a24d' }),
      stroke('M-22 -84a22 22 0 0 1 44 0', '#f2cf85', 5),
      fill(
        ring([
          [-3, -80],
          [3, -80],
          [4, 180],
          [-4, 180],
        ]),
        mix(cipresso, inchiostro, 0.4),
      ),
      stroke(
        line([
          [0, -84],
          [26, -40],
        ]),
        inchiostro,
        7,
        { 'stroke-linecap': 'round' },
      ),
      stroke(hatch(scaled(0.86), { angle: 88, spacing: 26, random, gap: 0.8 }), '#b79d6e', 1.6, {
        'stroke-opacity': 0.6,
      }),
    ],
    { transform: `translate(${x} ${y}) scale(.84)` },
  )
}

export default function noon() {
  const random = seeded(12)
  const view = camera({ eye: [0, 1.7, 12], focal: 1300, centre: 1500, horizon })
  const P = view.project
  const tones = {
    wall: '#dcc59a',
    wallShade: '#8f8259',
    stone: '#efe3c6',
    stoneShade: '#a3946f',
    shade: mix(cipresso, ombra, 0.35),
    tile: mix(cotto, '#c2723c', 0.15),
    gravel: '#cdb78c',
    gravelShade: '#7d7453',
  }

  const sky = [
    tag('rect', { width, height: 900, fill: 'url(#sky)' }),
    stroke(
      ruled({
        x0: 0,
        x1: width,
        y0: 10,
        y1: 420,
        random,
        spacing: (y) => 10 + y / 26,
        length: [240, 900],
        density: (_, y) => 0.95 - y / 430,
      }),
      '#2f5257',
      2.2,
      { 'stroke-opacity': 0.42 },
    ),
    stroke(
      ruled({
        x0: 0,
        x1: 1300,
        y0: 420,
        y1: 720,
        random,
        spacing: () => 13,
        length: [120, 420],
        density: (x, y) => (Math.sin(x * 0.003 + y * 0.025) > 0.3 ? 0.7 : 0),
      }),
      '#c9d2b6',
      2,
      { 'stroke-opacity': 0.2 },
    ),
  ]
  const far = ridge(
    [
      [0, 700],
      [180, 664],
      [420, 712],
      [680, 640],
      [930, 700],
      [1240, 660],
      [1500, 700],
    ],
    7,
  )
  const near = ridge(
    [
      [0, 770],
      [260, 742],
      [560, 786],
      [860, 748],
      [1150, 780],
      [1500, 760],
    ],
    7,
  )
  const hills = [
    fill(ring([...far, [1500, 900], [0, 900]]), '#64796d'),
    fill(ring([...near, [1500, 900], [0, 900]]), '#4d6850'),
    stroke(
      near
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) =>
          line([
            [x, y + 8],
            [x + 50, y + 26],
            [x + 70, y + 48],
          ]),
        ),
      '#4a6650',
      3,
    ),
  ]

  // House wall, frontal, with the eave above; under a zenith sun the eave draws a deep bar of shade.
  const [wx, wy] = [1370, 250]
  const foot = 1008
  const rowsOf = []
  const caps = []
  for (let x = wx - 64; x < width + 200; x += 30) {
    const lean = (x - wx) * 0.12
    rowsOf.push(
      line([
        [x, wy - 26],
        [x - lean, 62],
      ]),
    )
    caps.push(`M${trim(x - 13, 0)} ${wy - 20}a13 13 0 0 1 26 0z`)
  }
  const roof = [
    fill(
      ring([
        [wx - 80, wy - 22],
        [width, wy - 22],
        [width, 62],
        [wx - 60, 62],
      ]),
      tileDark,
    ),
    stroke(rowsOf, tones.tile, 21, { 'stroke-dasharray': '36 4' }),
    stroke(rowsOf, '#bd7242', 7, { 'stroke-dasharray': '36 4' }),
    fill(
      ring([
        [wx - 62, 44],
        [width, 44],
        [width, 72],
        [wx - 66, 72],
      ]),
      tones.tile,
    ),
    stroke(
      Array.from({ length: 18 }, (_, i) => `M${wx - 10 + i * 62} 44v28`),
      tileDark,
      3,
    ),
    fill(caps, mix(tileDark, inchiostro, 0.5)),
    fill(rect(wx - 70, wy - 20, width, wy + 6), mix(tileDark, inchiostro, 0.4)),
  ]
  const rafters = []
  for (let x = wx - 50; x < width; x += 74) rafters.push(rect(x, wy - 12, x + 30, wy + 20))
  const wall = [
    fill(rect(wx, wy, width, foot), tones.wall),
    fill(rect(wx, wy, wx + 46, foot), tones.stone),
    fill(
      [0, 1, 2, 3, 4, 5, 6].map((i) =>
        rect(wx, wy + 10 + i * 110, wx + (i % 2 ? 62 : 92), wy + 10 + i * 110 + 104),
      ),
      tones.stone,
    ),
    stroke(
      [0, 1, 2, 3, 4, 5, 6].map((i) => `M${wx} ${wy + 117 + i * 110}h78`),
      tones.stoneShade,
      3,
    ),
    fill(rect(wx, foot - 62, width, foot), '#b39e74'),
    fill(rect(wx, foot - 62, width, foot - 52), tones.stone),
    fill(rafters, mix(inchiostro, cotto, 0.3)),
    fill(rect(wx, wy, width, wy + 56), tones.wallShade),
    fill(
      rafters.slice(1).map((_, i) => rect(wx + 24 + i * 74, wy + 50, wx + 54 + i * 74, wy + 78)),
      tones.wallShade,
    ),
    fill(rafters, mix(inchiostro, cotto, 0.25)),
    stroke(
      hatch(
        [
          [wx, wy + 78],
          [width, wy + 78],
          [width, foot - 70],
          [wx, foot - 70],
        ],
        { angle: 90, spacing: 19, random, gap: 0.92, reach: () => 0.5 },
      ),
      '#b39a6a',
      1.8,
      { 'stroke-opacity': 0.55 },
    ),
  ]
  // Door under the dial and a shuttered window beside it; each hood drops its shade.
  const arched = (x, half, top, base) =>
    `M${x - half} ${base}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${base}z`
  const door = [
    fill(arched(1660, 104, 664, foot), tones.stone),
    fill(arched(1660, 78, 690, foot), mix(cipresso, inchiostro, 0.25)),
    fill(`M1582 768a78 78 0 0 1 156 0l0 34a78 78 0 0 0 -156 0z`, notte),
    stroke(
      [
        `M1660 700V${foot}`,
        `M1596 806v88h50v-88zM1674 806v88h50v-88zM1596 912v76h50v-76zM1674 912v76h50v-76z`,
      ],
      '#3d5a48',
      4,
    ),
    fill(
      ring([
        [1644, 652],
        [1676, 652],
        [1670, 696],
        [1650, 696],
      ]),
      pietra,
    ),
    stroke(
      hatch(
        [
          [1556, 770],
          [1582, 770],
          [1582, foot],
          [1556, foot],
        ],
        { angle: 0, spacing: 52, random },
      ),
      tones.stoneShade,
      3,
    ),
    stroke(
      hatch(
        [
          [1738, 770],
          [1764, 770],
          [1764, foot],
          [1738, foot],
        ],
        { angle: 0, spacing: 52, random },
      ),
      tones.stoneShade,
      3,
    ),
  ]
  const louvres = (x) =>
    fill(rect(x, 430, x + 62, 640), '#34503f') +
    stroke(
      Array.from({ length: 15 }, (_, i) => `M${x + 7} ${440 + i * 13.5}h48`),
      '#1d2f25',
      5,
    ) +
    stroke(
      Array.from({ length: 15 }, (_, i) => `M${x + 7} ${436 + i * 13.5}h48`),
      '#5d7a5e',
      2,
    )
  const windowArt = (x) =>
    [
      fill(rect(x - 62, 416, x + 62, 648), tones.stone),
      fill(rect(x - 44, 432, x + 44, 636), '#23322b'),
      stroke([`M${x} 432v204M${x - 44} 500h88M${x - 44} 566h88`], '#8a8260', 5),
      louvres(x - 122),
      louvres(x + 60),
      fill(rect(x - 76, 640, x + 76, 658), pietra),
      fill(rect(x - 72, 658, x + 72, 690), tones.wallShade),
      fill(rect(x - 44, 432, x + 44, 458), '#131c17'),
      fill(rect(x - 76, 404, x + 76, 418), pietra),
    ].join('')

  // Ground: lawn, then the gravel walk to the door.
  const ground = [
    fill(rect(0, 846, width, height), '#526a3e'),
    fill(rect(0, 846, wx, 880), '#64774a'),
    stroke(
      hatch(
        [
          [0, 880],
          [1500, 880],
          [1500, 1180],
          [0, 1180],
        ],
        { angle: 1, spacing: 17, random, gap: 0.85 },
      ),
      '#4a6238',
      3,
    ),
  ]
  const path = [
    fill(
      ring([
        [1180, foot + 34],
        [width, foot + 34],
        [width, foot],
        [1300, foot],
      ]),
      tones.gravel,
    ),
    fill(
      ring([
        [1560, foot],
        [1762, foot],
        [2160, 1520],
        [1080, 1520],
      ]),
      tones.gravel,
    ),
    fill(
      ring([
        [1300, foot],
        [width, foot],
        [width, foot + 16],
        [1296, foot + 16],
      ]),
      tones.gravelShade,
    ),
  ]
  const pebbles = [[], []]
  for (let i = 0; i < 210; i++) {
    const t = random.next() ** 0.8
    const y = foot + 20 + t * 480
    const half = 105 + t * 430
    const x = 1655 - t * 40 + random.between(-half, half) * 0.96
    pebbles[i % 3 ? 0 : 1].push(gouge(x, y, random.between(-8, 8), 10 + 26 * t, 3 + 4 * t, 1))
  }
  path.push(fill(pebbles[0], '#a5916a'), fill(pebbles[1], '#eddcb4'))

  // Clipped hedges: a lit table top, a side in full shade, the shade lying at their very feet.
  const hedge = (topPoly, sidePolys, shadow) =>
    [
      shadow ? fill(ring(shadow), mix(cipresso, notte, 0.6), { 'fill-opacity': 0.6 }) : '',
      ...sidePolys.map((s, i) => fill(ring(s), i ? mix(cipresso, notte, 0.55) : mix(cipresso, notte, 0.15))),
      fill(ring(topPoly), '#5b7440'),
      fill(leafMarks(topPoly, 34, 1), '#7f9350'),
      ...sidePolys.map((s, i) =>
        fill(
          leafMarks(
            s,
            Math.abs(s[1][0] - s[0][0]) > 300 ? 150 : Math.abs(s[1][0] - s[0][0]) > 80 ? 26 : 0,
            0,
          ),
          i ? '#22362b' : '#30483a',
        ),
      ),
    ].join('')
  const inside = (poly, [x, y]) => {
    let hit = false
    poly.forEach(([x0, y0], i) => {
      const [x1, y1] = poly[(i + 1) % poly.length]
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) hit = !hit
    })
    return hit
  }
  function leafMarks(poly, n, flat) {
    const [xs, ys] = [poly.map((p) => p[0]), poly.map((p) => p[1])]
    const out = []
    for (let i = 0; i < n; i++) {
      const p = [
        random.between(Math.max(0, Math.min(...xs)), Math.min(width, Math.max(...xs))),
        random.between(Math.min(...ys), Math.max(...ys)),
      ]
      if (inside(poly, p))
        out.push(
          gouge(
            p[0],
            p[1],
            flat ? random.between(-30, 30) : random.between(-130, -50),
            random.between(14, 28),
            6,
            2,
          ),
        )
    }
    return out
  }
  const hedges = [
    hedge(
      [
        [1010, 940],
        [1392, 940],
        [1350, 962],
        [920, 962],
      ],
      [
        [
          [920, 962],
          [1350, 962],
          [1350, 1030],
          [920, 1030],
        ],
        [
          [1350, 962],
          [1392, 940],
          [1392, 1004],
          [1350, 1030],
        ],
      ],
      [
        [900, 1026],
        [1360, 1026],
        [1402, 1000],
        [1410, 1010],
        [1362, 1044],
        [900, 1044],
      ],
    ),
    hedge(
      [
        [-20, 1040],
        [1180, 1040],
        [1060, 1110],
        [-20, 1110],
      ],
      [
        [
          [-20, 1110],
          [1060, 1110],
          [1040, 1520],
          [-20, 1520],
        ],
        [
          [1060, 1110],
          [1180, 1040],
          [1166, 1330],
          [1040, 1520],
        ],
      ],
      [
        [1040, 1500],
        [1166, 1330],
        [1190, 1330],
        [1090, 1520],
      ],
    ),
    hedge(
      [
        [2060, 1060],
        [2420, 1060],
        [2420, 1136],
        [2150, 1136],
      ],
      [
        [
          [2150, 1136],
          [2420, 1136],
          [2420, 1520],
          [2168, 1520],
        ],
        [
          [2060, 1060],
          [2150, 1136],
          [2168, 1520],
          [2072, 1340],
        ],
      ],
      [
        [2072, 1330],
        [2168, 1520],
        [2120, 1520],
        [2050, 1330],
      ],
    ),
  ]
  // Box spheres on the far hedge ends.
  const ball = (x, y, r) =>
    tag('circle', { cx: x, cy: y, r, fill: mix(cipresso, notte, 0.2) }) +
    fill(
      `M${x - r * 0.94} ${y - r * 0.3}a${r} ${r} 0 0 1 ${r * 1.88} 0a${r * 1.4} ${r * 0.6} 0 0 1 ${-r * 1.88} 0z`,
      '#647d45',
    ) +
    fill(
      Array.from({ length: 16 }, () =>
        gouge(
          x + random.between(-r, r) * 0.6,
          y - random.between(0.1, 0.85) * r,
          random.between(-20, 20),
          18,
          5,
          1,
        ),
      ),
      '#8a9c58',
    )

  // The pergola against the wall and its table; slats rule the ground in light and dark.
  const post = (x, top, base, w) =>
    fill(rect(x, top, x + w, base), tones.stone) +
    fill(rect(x + w * 0.6, top, x + w, base), tones.stoneShade) +
    fill(rect(x - 6, top, x + w + 6, top + 16), pietra) +
    fill(rect(x - 6, base - 14, x + w + 6, base), pietra)
  const slatShadow = []
  for (let i = 0; i < 9; i++)
    slatShadow.push(
      ring([
        P([3.0 + i * 0.62, 0, 0.9]),
        P([3.18 + i * 0.62, 0, 0.9]),
        P([3.18 + i * 0.62, 0, 3.4]),
        P([3.0 + i * 0.62, 0, 3.4]),
      ]),
    )
  const top = (x, y, z) => P([x, y, z])
  const slats = []
  const under = []
  for (let i = 0; i < 9; i++) {
    const x = 3.0 + i * 0.62
    under.push(
      ring([top(x, 2.86, 0.2), top(x + 0.14, 2.86, 0.2), top(x + 0.14, 2.86, 3.7), top(x, 2.86, 3.7)]),
    )
    slats.push(
      ring([top(x, 2.86, 3.7), top(x + 0.14, 2.86, 3.7), top(x + 0.14, 3.02, 3.7), top(x, 3.02, 3.7)]),
    )
  }
  const vine = [[], []]
  for (let i = 0; i < 130; i++) {
    const [x, y] = top(
      random.between(2.85, 8.2),
      random.between(2.74, 3.16) - (random.chance(0.2) ? random.between(0, 0.4) : 0),
      random.between(0.6, 3.8),
    )
    vine[random.chance(0.55) ? 0 : 1].push(
      gouge(x, y, random.between(20, 160), random.between(24, 44), 17, 4),
    )
  }
  const tableTop = [P([3.95, 0.78, 1.9]), P([6.6, 0.78, 1.9]), P([6.6, 0.78, 2.8]), P([3.95, 0.78, 2.8])]
  const cloth = [
    P([3.95, 0.78, 2.8]),
    P([6.6, 0.78, 2.8]),
    P([6.6, 0.42, 2.82]),
    ...[6, 5.4, 4.9, 4.4].map((x, i) => P([x, 0.38 + (i % 2) * 0.06, 2.82])),
    P([3.95, 0.42, 2.82]),
  ]
  const tableBars = [0, 1, 2, 3].map((i) =>
    ring([
      P([4.24 + i * 0.62, 0.78, 1.9]),
      P([4.42 + i * 0.62, 0.78, 1.9]),
      P([4.42 + i * 0.62, 0.78, 2.8]),
      P([4.24 + i * 0.62, 0.78, 2.8]),
    ]),
  )
  const [tx, ty] = P([5.0, 0.78, 2.3])
  const things = [
    fill(`M${trim(tx - 22, 0)} ${trim(ty, 0)}c-10-30 4-46 6-74h30c2 28 18 44 8 74z`, '#6d8f7c'),
    fill(`M${trim(tx + 4, 0)} ${trim(ty, 0)}v-74h10c2 28 18 44 8 74z`, '#466a5a'),
    fill(`M${trim(tx - 120, 0)} ${trim(ty - 4, 0)}c10 22 74 22 84 0z`, mix(cotto, '#c2723c', 0.3)),
    fill(
      [-104, -84, -62].map(
        (d, i) =>
          `M${trim(tx + d - 14, 0)} ${trim(ty - 14 - (i % 2) * 10, 0)}a15 13 0 1 1 28 2a15 13 0 0 1 -28 -2z`,
      ),
      '#e7b847',
    ),
  ]
  const pergola = [
    fill(ring([P([2.7, 0, 0.6]), P([9, 0, 0.6]), P([9, 0, 3.6]), P([2.7, 0, 3.6])]), tones.gravel),
    fill(slatShadow, tones.gravelShade),
    fill(
      ring([P([4, 0, 1.95]), P([6.6, 0, 1.95]), P([6.6, 0, 2.8]), P([4, 0, 2.8])]),
      mix(tones.gravelShade, inchiostro, 0.4),
    ),
    post(P([2.85, 0, 0.5])[0], P([0, 2.9, 0.5])[1], P([0, 0, 0.5])[1], 34),
    fill(under, mix(ombra, inchiostro, 0.45)),
    fill(
      [4.15, 6.3].map((x) => {
        const [a, y] = P([x, 0, 2.5])
        const [, b] = P([x, 0.7, 2.5])
        return rect(a, b, a + 14, y)
      }),
      mix(ombra, inchiostro, 0.4),
    ),
    fill(ring(tableTop), '#f3ead2'),
    fill(tableBars, '#a9a180'),
    fill(ring(cloth), '#cfc4a4'),
    stroke(
      [4.3, 4.8, 5.3, 5.8, 6.2].map((x) => line([P([x, 0.76, 2.81]), P([x + 0.03, 0.46, 2.82])])),
      '#9d9576',
      3,
    ),
    ...things,
    post(P([2.95, 0, 3.5])[0] - 10, P([0, 2.86, 3.5])[1], P([0, 0, 3.5])[1], 46),
    fill(ring([top(2.7, 2.7, 3.6), top(9, 2.7, 3.6), top(9, 2.88, 3.6), top(2.7, 2.88, 3.6)]), '#7d6a48'),
    fill(ring([top(2.7, 2.7, 3.6), top(9, 2.7, 3.6), top(9, 2.75, 3.6), top(2.7, 2.75, 3.6)]), '#4c412e'),
    fill(slats, '#a08a5e'),
    fill(vine[0], '#3f5a37'),
    fill(vine[1], '#8a9c50'),
  ]
  const shade = (x, y, rx, ry) =>
    tag('ellipse', { cx: x, cy: y, rx, ry, fill: mix(cipresso, notte, 0.5), 'fill-opacity': 0.7 })
  return document(width, height, [
    defs(
      gradient('sky', [
        [0, '#355a60'],
        [0.45, '#58807f'],
        [0.85, '#7c917f'],
        [1, '#7c917f'],
      ]),
      olive({
        id: 'olive',
        random: seeded(6),
        bark: '#3d3a2c',
        barkLit: '#6e664c',
        dark: '#33493a',
        mid: '#5a7157',
        silver: '#83957a',
      }),
      cypress({
        id: 'tree',
        random: seeded(7),
        sun: 0.3,
        marks: 60,
        body: mix(cipresso, notte, 0.3),
        lit: '#3f5a3f',
        edge: '#65793f',
      }),
      lemonPot({ id: 'pot', random: seeded(4), sun: 0.2 }),
    ),
    ...sky,
    ...hills,
    ...ground,
    ...[
      [70, 905, 1.45],
      [176, 898, 1.15],
      [262, 892, 0.95],
      [1290, 880, 1.0],
      [1222, 876, 0.78],
    ].map(([x, y, s]) => shade(x, y, 44 * s, 9 * s) + use('tree', x, y, s)),
    ...wall,
    ...roof.slice(0),
    sundial(1660, 468, random),
    ...door,
    windowArt(2060),
    ...path,
    shade(700, 960, 250, 22),
    use('olive', 700, 960, 0.98),
    ...hedges.slice(0, 1),
    ball(1376, 918, 44),
    shade(1500, 1050, 52, 12),
    use('pot', 1500, 1048, 1.2),
    shade(1830, 1050, 52, 12),
    use('pot', 1830, 1048, 1.2),
    ...pergola,
    ...hedges.slice(1),
  ])
}
