// Between 20 and 21. The Berici in planes, cypresses on the ridges, a villa with its lamps lit.
import { gouge, hatch, ruled, smooth } from '../burin.mjs'
import { furrows, hill, row } from '../country.mjs'
import { cypress, farCypress } from '../cypress.mjs'
import { cipresso, cotto, inchiostro, lino, mix, notte } from '../palette.mjs'
import { seeded } from '../random.mjs'
import { defs, document, fill, glow, gradient, group, line, rect, ring, stroke, tag, use } from '../svg.mjs'

const [width, height] = [2400, 1500]
const night = '#1d3238'

/** A small villa in Palladio's manner: portico with pediment, two wings; 0,0 is the middle of the steps. */
function villa(random) {
  const wall = mix('#7d7263', night, 0.35)
  const shade = mix(wall, notte, 0.45)
  const light = '#f4c878'
  const roof = mix(cotto, notte, 0.52)
  const wing = (s) => {
    const x = (u) => s * u
    const arches = []
    const lit = []
    for (let i = 0; i < 4; i++) {
      const c = x(112 + i * 27)
      const arch = `M${c - 9} 0v-27a9 9 0 0 1 18 0v27z`
      ;(i === 1 || (s > 0 && i === 3) ? lit : arches).push(arch)
    }
    return [
      fill(
        ring([
          [x(90), 0],
          [x(90), -52],
          [x(212), -52],
          [x(212), 0],
        ]),
        s > 0 ? mix(wall, '#c98a55', 0.24) : wall,
      ),
      fill(
        ring([
          [x(84), -50],
          [x(96), -72],
          [x(208), -72],
          [x(220), -50],
        ]),
        roof,
      ),
      fill(arches, shade),
      fill(lit, light),
      fill(
        ring([
          [x(214), 0],
          [x(214), -64],
          [x(250), -64],
          [x(250), 0],
        ]),
        s > 0 ? mix(wall, '#c98a55', 0.34) : shade,
      ),
      fill(
        ring([
          [x(209), -62],
          [x(232), -90],
          [x(255), -62],
        ]),
        roof,
      ),
      fill(rect(s * 232 - 6, -44, s * 232 + 6, -22), s > 0 ? light : shade),
    ]
  }
  const columns = [-50, -30, -10, 10, 30, 50].map((x) =>
    ring([
      [x - 4, -24],
      [x - 3, -84],
      [x + 3, -84],
      [x + 4, -24],
    ]),
  )
  const litColumns = [-50, -30, -10, 10, 30, 50].map((x) =>
    ring([
      [x + 1, -24],
      [x + 1, -84],
      [x + 3, -84],
      [x + 4, -24],
    ]),
  )
  return [
    ...wing(-1),
    ...wing(1),
    fill(rect(-92, -118, 92, 0), wall),
    fill(rect(60, -118, 92, 0), mix(wall, '#c98a55', 0.34)),
    stroke(
      hatch(
        [
          [-92, -116],
          [-62, -116],
          [-62, 0],
          [-92, 0],
        ],
        { angle: 62, spacing: 6, random },
      ),
      shade,
      1.4,
    ),

    fill(
      ring([
        [-100, -116],
        [-66, -152],
        [66, -152],
        [100, -116],
      ]),
      roof,
    ),
    fill([rect(-82, -92, -68, -62), rect(68, -92, 82, -62), rect(-82, -42, -68, -18)], light),
    fill(rect(68, -42, 82, -18), shade),
    fill(rect(-60, -86, 60, -20), '#b97f42'),
    fill([rect(-8, -70, 8, -22), rect(-38, -60, -24, -34), rect(24, -60, 38, -34)], light),
    fill(columns, mix(wall, lino, 0.42)),
    fill(litColumns, mix(lino, '#e7b279', 0.5)),
    fill(rect(-64, -96, 64, -84), mix(wall, lino, 0.42)),
    fill(
      ring([
        [-70, -95],
        [0, -134],
        [70, -95],
      ]),
      mix(wall, lino, 0.5),
    ),
    fill(
      ring([
        [-50, -99],
        [0, -127],
        [50, -99],
      ]),
      mix(wall, notte, 0.25),
    ),
    fill(
      ring([
        [-64, 4],
        [-58, -22],
        [58, -22],
        [64, 4],
      ]),
      mix(wall, lino, 0.28),
    ),
    stroke(
      [5, 10, 15, 20].map((k) => `M${-64 + k / 3} ${4 - k * 1.2}h${128 - k / 1.5}`),
      shade,
      1.4,
    ),
    fill([rect(-40, -172, -30, -146), rect(34, -176, 44, -146)], wall),
    fill([rect(-43, -176, -27, -170), rect(31, -180, 47, -174)], roof),
  ]
}

export default function dusk() {
  const random = seeded(2030)
  const glowAt = (x, y) => Math.max(0, 1 - Math.hypot((x - 1900) / 1500, (y - 700) / 420))
  const sky = [
    tag('rect', { width, height: 900, fill: 'url(#sky)' }),
    tag('rect', { width, height: 900, fill: 'url(#after)' }),
    stroke(
      ruled({
        x0: 0,
        x1: width,
        y0: 14,
        y1: 420,
        random,
        spacing: (y) => 9 + y / 26,
        length: [260, 900],
        density: (_, y) => 0.95 - y / 330,
      }),
      '#16292f',
      2.4,
      { 'stroke-opacity': 0.5 },
    ),
    stroke(
      ruled({
        x0: 500,
        x1: width,
        y0: 360,
        y1: 720,
        random,
        spacing: () => 12,
        length: [120, 560],
        density: (x, y) => glowAt(x, y) * 1.1 * (Math.sin(x * 0.002 + y * 0.02) > -0.3 ? 1 : 0.15),
      }),
      '#f0b878',
      2.2,
      { 'stroke-opacity': 0.34, 'stroke-linecap': 'round' },
    ),
  ]
  // A bar of cloud, lit from underneath.
  const bars = [
    [1390, 474, 640, 26],
    [1560, 432, 560, 18],
    [1350, 526, 300, 12],
    [1850, 545, 620, 17],
  ]
  const bank =
    (depth) =>
    ([x, y, l, w]) =>
      ring(
        smooth(
          [
            [0, 0],
            [0.12, -0.25],
            [0.22, -0.2],
            [0.36, -0.9],
            [0.46, -0.8],
            [0.6, -1.2],
            [0.72, -0.55],
            [0.86, -0.4],
            [1, 0.05],
          ].map(([u, v]) => [x + u * l, y + v * w * depth]),
          3,
        ).concat([
          [x + 0.8 * l, y + w * 0.22],
          [x + 0.5 * l, y + w * 0.12],
          [x + 0.3 * l, y + w * 0.3],
        ]),
      )
  const clouds = [
    fill(bars.map(bank(1)), mix('#46565a', cotto, 0.2)),
    fill(bars.map(bank(0.34)), '#d8945c', { 'fill-opacity': 0.85 }),
  ]
  const star = [
    fill(
      ring([
        [1338, 243],
        [1340, 252],
        [1349, 254],
        [1340, 256],
        [1338, 265],
        [1336, 256],
        [1327, 254],
        [1336, 252],
      ]),
      '#f6ead0',
    ),
    tag('circle', { cx: 1338, cy: 254, r: 30, fill: 'url(#lamp)', 'fill-opacity': 0.4 }),
  ]

  const planes = [
    {
      points: [
        [-20, 690],
        [240, 640],
        [470, 668],
        [760, 602],
        [1010, 660],
        [1290, 610],
        [1560, 648],
        [1830, 580],
        [2080, 634],
        [2420, 590],
      ],
      tone: '#6a6a62',
    },
    {
      points: [
        [-20, 716],
        [180, 700],
        [420, 742],
        [700, 690],
        [960, 742],
        [1250, 716],
        [1500, 744],
        [1780, 690],
        [2060, 660],
        [2420, 702],
      ],
      tone: '#4c5a56',
    },
    {
      points: [
        [-20, 770],
        [260, 790],
        [560, 742],
        [880, 806],
        [1160, 800],
        [1420, 780],
        [1700, 800],
        [2010, 760],
        [2220, 720],
        [2420, 742],
      ],
      tone: '#39504b',
    },
    {
      points: [
        [-20, 850],
        [200, 810],
        [460, 842],
        [820, 900],
        [1120, 862],
        [1400, 800],
        [1560, 776],
        [1720, 792],
        [2000, 870],
        [2420, 900],
      ],
      tone: '#2c433b',
    },
    {
      points: [
        [-20, 900],
        [260, 948],
        [640, 1010],
        [1000, 1000],
        [1400, 930],
        [1760, 924],
        [2080, 880],
        [2420, 812],
      ],
      tone: '#233a31',
    },
    {
      points: [
        [-20, 1010],
        [340, 1090],
        [760, 1150],
        [1180, 1130],
        [1640, 1052],
        [2040, 1070],
        [2420, 1000],
      ],
      tone: mix(cipresso, notte, 0.35),
    },
    {
      points: [
        [-20, 1180],
        [420, 1270],
        [900, 1310],
        [1500, 1260],
        [2000, 1230],
        [2420, 1150],
      ],
      tone: mix(notte, inchiostro, 0.2),
    },
  ].map((p) => ({ ...p, ...hill(p.points, 1520, p.tone) }))
  const mist = (y0, y1, tone, opacity) =>
    tag('rect', { y: y0, width, height: y1 - y0, fill: `url(#${tone})`, 'fill-opacity': opacity })
  const [p0, p1, p2, p3, p4, p5, p6] = planes
  const rim = (p, tone, from = 900, opacity = 0.7) =>
    stroke(line(p.crest.filter(([x]) => x > from)), tone, 3, { 'stroke-opacity': opacity })

  // Rows of vines on the villa's hill and on the slope before it.
  const rows = []
  for (let i = 0; i < 22; i++) {
    const x = 1100 + i * 62
    rows.push(
      line([
        [1480 + (i - 9) * 26, p4.at(Math.min(2390, 1480 + (i - 9) * 26)) + 8],
        [x + (i - 9) * 22, 1160],
      ]),
    )
  }
  const furrow = furrows(p5.crest, { random, count: 7, first: 16, growth: 1.18, gap: 0.35 })
  const villaX = 1585
  const road = ring([
    ...smooth(
      [
        [villaX + 8, 798],
        [1630, 832],
        [1612, 872],
        [1524, 920],
        [1462, 976],
        [1482, 1030],
        [1560, 1090],
      ],
      5,
    ),
    ...smooth(
      [
        [1400, 1092],
        [1362, 1030],
        [1388, 966],
        [1486, 906],
        [1578, 862],
        [1604, 832],
        [villaX - 8, 798],
      ],
      5,
    ),
  ])
  const up = [
    [1664, 834, 0.62],
    [1640, 872, 0.74],
    [1560, 914, 0.94],
    [1462, 950, 1.16],
    [1394, 1016, 1.5],
    [1548, 846, 0.6],
    [1506, 888, 0.78],
    [1404, 924, 0.98],
    [1296, 980, 1.3],
  ]

  const grass = []
  for (let i = 0; i < 150; i++) {
    const x = random.between(0, width)
    const y = p6.at(x) + random.next() ** 3 * 160 + 8
    grass.push(gouge(x, y, random.between(-104, -80), random.between(16, 44), 3.4, 3))
  }
  return document(width, height, [
    defs(
      gradient('sky', [
        [0, '#1b3037'],
        [0.3, '#2c4a50'],
        [0.52, '#6d7a70'],
        [0.68, '#b98d63'],
        [0.78, '#d49a5f'],
        [1, '#d49a5f'],
      ]),
      gradient(
        'east',
        [
          [0, '#1b3037', 0.7],
          [0.6, '#1b3037', 0.46],
          [1, '#1b3037', 0],
        ],
        [0, 0, 1, 0],
      ),
      glow(
        'after',
        [
          [0, '#f6c27c', 0.75],
          [0.4, '#d98f57', 0.35],
          [1, '#d98f57', 0],
        ],
        {
          gradientUnits: 'userSpaceOnUse',
          cx: 0,
          cy: 0,
          r: 1,
          gradientTransform: 'translate(1960 690) scale(1050 330)',
        },
      ),
      glow('lamp', [
        [0, '#ffdf9a', 0.8],
        [0.35, '#f3b765', 0.3],
        [1, '#f3b765', 0],
      ]),
      gradient('haze', [
        [0, '#c79a70', 0],
        [0.8, '#c79a70', 0.55],
        [1, '#c79a70', 0],
      ]),
      farCypress({ id: 'far', random: seeded(3) }),
      farCypress({ id: 'far2', random: seeded(9), width: 25, height: 88 }),
      cypress({
        id: 'tree',
        random: seeded(5),
        height: 150,
        width: 38,
        marks: 26,
        body: mix(notte, cipresso, 0.35),
        lit: '#33493b',
        edge: '#8a6e46',
      }),
      cypress({ id: 'tall', random: seeded(8), marks: 60, body: '#131d16', lit: '#24372c', edge: '#5d5a38' }),
    ),
    ...sky,
    tag('rect', { width: 1700, height: 900, fill: 'url(#east)' }),
    ...clouds,
    ...star,
    p0.art,
    mist(560, 700, 'haze', 0.6),
    rim(p0, '#b98e66', 1100, 0.5),
    p1.art,
    row(['far', 'far2'], p1.at, { from: 1690, to: 2050, step: 26, random, size: 0.34, colour: p1.tone }),
    mist(640, 790, 'haze', 0.42),
    p2.art,
    row(['far', 'far2'], p2.at, { from: 2030, to: 2380, step: 30, random, size: 0.56, colour: '#2d433d' }),
    row(['far', 'far2'], p2.at, { from: 470, to: 760, step: 30, random, size: 0.5, colour: '#2d433d' }),
    rim(p2, '#8d7f62', 1500, 0.5),
    mist(720, 860, 'haze', 0.25),
    p3.art,
    rim(p3, '#a08058', 1250, 0.6),
    stroke(furrows(p3.crest, { random, count: 6, first: 11, gap: 0.3 }), '#22382f', 2.4),
    p4.art,
    stroke(furrows(p4.crest.slice(0, 16), { random, count: 6, first: 12, gap: 0.3 }), '#1a2e26', 2.6),
    stroke(rows, '#172a22', 4),
    rim(p4, '#5f6a4c', 1400, 0.6),
    fill(road, '#8b7a5c'),
    row(['far', 'far2'], (x) => p3.at(x), {
      from: 1270,
      to: 1340,
      step: 24,
      random,
      size: 1,
      colour: '#1b2c25',
    }),
    row(['far', 'far2'], (x) => p3.at(x), {
      from: 1832,
      to: 1960,
      step: 27,
      random,
      size: 1.1,
      colour: '#1b2c25',
    }),
    tag('ellipse', { cx: villaX, cy: 745, rx: 300, ry: 120, fill: 'url(#lamp)', 'fill-opacity': 0.5 }),
    group(villa(random), { transform: `translate(${villaX} 794) scale(.92)` }),
    ...up.sort((a, b) => a[1] - b[1]).map(([x, y, s]) => use('tree', x, y, s)),
    p5.art,
    stroke(furrow, '#0f1a14', 3, { 'stroke-opacity': 0.8 }),
    rim(p5, '#3f5240', 300, 0.8),
    ...[
      [2150, 1120, 1.75],
      [2262, 1100, 2.25],
      [2370, 1130, 1.9],
    ].map(([x, y, s]) => use('tall', x, y, s)),
    p6.art,
    fill(grass, '#26372b'),
    use('tall', 40, 1330, 2.4),
    use('tall', 178, 1350, 1.7),
  ])
}
