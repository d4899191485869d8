// 9:00. The road between the hills and the city; morning sun from the left.
import { gouge, hatch, ruled, smooth } from '../burin.mjs'
import { furrows, hill, row } from '../country.mjs'
import { cypress, farCypress } from '../cypress.mjs'
import { calce, cipresso, cotto, lino, mix, notte, ombra, pietra } from '../palette.mjs'
import { seeded } from '../random.mjs'
import { defs, document, fill, gradient, group, line, rect, ring, stroke, tag, use } from '../svg.mjs'

const [width, height] = [1200, 1420]

/** Vicenza from the hills: the keel roof of the great hall, its tower, domes and tiled roofs. 0,0 is the foot of the tower. */
function city(random) {
  const stone = mix(lino, '#d9b78a', 0.4)
  const shade = mix('#9a8a72', cipresso, 0.16)
  const copper = '#6f9484'
  const roofs = []
  const walls = []
  const dark = []
  for (let i = 0; i < 54; i++) {
    const x = random.between(-330, 400)
    const y = random.between(-16, 26)
    const w = random.between(24, 52)
    const h = random.between(12, 24)
    walls.push([
      y,
      ring([
        [x, y],
        [x, y - h],
        [x + w, y - h],
        [x + w, y],
      ]),
      ring([
        [x - 3, y - h],
        [x + w * 0.2, y - h - 10],
        [x + w * 0.85, y - h - 10],
        [x + w + 3, y - h],
      ]),
      ring([
        [x + w * 0.62, y],
        [x + w * 0.62, y - h],
        [x + w, y - h],
        [x + w, y],
      ]),
    ])
  }
  walls.sort((a, b) => a[0] - b[0])
  const chunks = [0, 18, 36].map((i) => walls.slice(i, i + 18))
  const town = chunks.map((chunk) =>
    [
      fill(
        chunk.map((w) => w[1]),
        stone,
      ),
      fill(
        chunk.map((w) => w[3]),
        shade,
      ),
      fill(
        chunk.map((w) => w[2]),
        mix(cotto, '#c98a5c', 0.35),
      ),
    ].join(''),
  )
  // The hall: two storeys of arches under an upturned hull.
  const [l, r] = [30, 226]
  const arches = []
  for (let i = 0; i < 9; i++) {
    const c = l + 11 + (i * (r - l - 22)) / 8
    arches.push(
      `M${Math.round(c - 7)} -6v-16a7 7 0 0 1 14 0v16zM${Math.round(c - 7)} -40v-14a7 7 0 0 1 14 0v14z`,
    )
  }
  const hull = [
    [l - 4, -72],
    [l + 2, -96],
    [l + 16, -116],
    [l + 40, -128],
    [r - 40, -128],
    [r - 16, -116],
    [r - 2, -96],
    [r + 4, -72],
  ]
  const ribs = []
  for (let i = 1; i < 12; i++) {
    const x = l + ((r - l) * i) / 12
    const t = Math.abs(i - 6) / 6
    ribs.push(
      line([
        [x, -74],
        [x + (128 - x) * 0.06 * t, -126 + 10 * t ** 4],
      ]),
    )
  }
  const hall = [
    fill(rect(l, -68, r, 6), stone),
    fill(
      ring([
        [r - 40, 6],
        [r - 40, -68],
        [r, -68],
        [r, 6],
      ]),
      shade,
    ),
    fill(arches, mix(ombra, cipresso, 0.5)),
    fill(rect(l - 4, -36, r + 4, -31), pietra),
    fill(rect(l - 5, -74, r + 5, -66), pietra),
    fill(ring(hull), copper),
    fill(ring([[r - 78, -74], [r - 70, -128], ...hull.slice(4)]), mix(copper, cipresso, 0.4)),
    stroke(ribs, mix(copper, cipresso, 0.55), 1.6),
  ]
  // The tower, thin as a pencil.
  const tower = [
    fill(rect(-9, -200, 9, 0), mix('#c58f63', stone, 0.4)),
    fill(rect(2, -200, 9, 0), mix('#8a6a4c', shade, 0.4)),
    fill(rect(-11, -160, 11, -156), pietra),
    fill(rect(-11, -203, 11, -198), pietra),
    fill([rect(-8, -232, 8, -203)], stone),
    fill(rect(2, -232, 8, -203), shade),
    fill('M-4 -208v-12a4 4 0 0 1 8 0v12z', ombra),
    fill(
      ring([
        [-9, -232],
        [-6, -246],
        [0, -256],
        [6, -246],
        [9, -232],
      ]),
      copper,
    ),
    fill(
      ring([
        [-2, -254],
        [0, -278],
        [2, -254],
      ]),
      copper,
    ),
    fill('M-5 -178a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', pietra),
  ]
  const dome = (x, s) =>
    group(
      [
        fill(rect(-24, -44, 24, 0), stone),
        fill(rect(8, -44, 24, 0), shade),
        fill('M-26 -44C-26 -76 -12 -86 0 -88C12 -86 26 -76 26 -44z', copper),
        fill('M8 -44C9 -70 6 -82 0 -88C12 -86 26 -76 26 -44z', mix(copper, cipresso, 0.4)),
        fill(rect(-5, -102, 5, -86), stone),
        fill(
          ring([
            [-6, -102],
            [0, -114],
            [6, -102],
          ]),
          copper,
        ),
      ],
      { transform: `translate(${x} -4) scale(${s})` },
    )
  const spire = (x, h) =>
    fill(rect(x - 5, -h, x + 5, 0), stone) +
    fill(rect(x + 1, -h, x + 5, 0), shade) +
    fill(
      ring([
        [x - 7, -h],
        [x, -h - 30],
        [x + 7, -h],
      ]),
      mix(cotto, '#c98a5c', 0.2),
    )
  return [
    dome(-190, 0.95),
    spire(-278, 92),
    spire(330, 84),
    spire(286, 66),
    town[0],
    ...tower,
    ...hall,
    town[1],
    town[2],
    roofs.join(''),
    dark.join(''),
  ]
}

export default function where() {
  const random = seeded(9)
  const sky = [
    tag('rect', { width, height: 760, fill: 'url(#sky)' }),
    stroke(
      ruled({
        x0: 0,
        x1: width,
        y0: 20,
        y1: 330,
        random,
        spacing: (y) => 11 + y / 22,
        length: [160, 620],
        density: (_, y) => 0.85 - y / 420,
      }),
      '#55767a',
      2.2,
      { 'stroke-opacity': 0.42 },
    ),
    stroke(
      ruled({
        x0: 0,
        x1: width,
        y0: 250,
        y1: 520,
        random,
        spacing: () => 13,
        length: [100, 460],
        density: (x, y) => (Math.sin(x * 0.004 + y * 0.03) > 0.1 ? 0.75 : 0),
      }),
      calce,
      2.6,
      { 'stroke-opacity': 0.6, 'stroke-linecap': 'round' },
    ),
  ]
  const alps = hill(
    [
      [-10, 470],
      [110, 430],
      [200, 452],
      [330, 398],
      [450, 446],
      [560, 420],
      [700, 462],
      [830, 404],
      [930, 440],
      [1060, 388],
      [1210, 436],
    ],
    620,
    '#a9b3a6',
  )
  const prealps = hill(
    [
      [-10, 520],
      [180, 500],
      [380, 530],
      [620, 498],
      [860, 528],
      [1040, 486],
      [1210, 500],
    ],
    640,
    '#8ea094',
  )
  const alpShade = alps.crest
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) =>
      line([
        [x, y + 5],
        [x + 22, y + 30],
        [x + 30, y + 52],
      ]),
    )
  const plain = hill(
    [
      [-10, 600],
      [300, 590],
      [700, 596],
      [1210, 588],
    ],
    900,
    '#b9b07a',
  )
  const fields = [
    [0, 640, 260, 26, '#8d9a60'],
    [300, 628, 420, 18, '#cbb77c'],
    [760, 634, 440, 22, '#94a067'],
    [120, 676, 500, 30, '#a9a868'],
    [640, 672, 560, 34, '#7f9059'],
    [-20, 716, 420, 44, '#c7b173'],
    [430, 716, 420, 50, '#8a985c'],
  ].map(([x, y, w, h, tone]) =>
    fill(
      ring([
        [x, y],
        [x + w, y - 6],
        [x + w + 50, y + h - 8],
        [x - 40, y + h],
      ]),
      tone,
    ),
  )
  const hedges = [
    [0, 640, 1210],
    [90, 676, 1120],
    [-10, 716, 1210],
  ].map(([x, y, to]) => {
    const d = []
    for (let u = x; u < to; u += random.between(16, 44))
      d.push(`M${Math.round(u)} ${Math.round(y - (u / 1200) * 6)}a9 8 0 0 1 18 0z`)
    return fill(d, mix(cipresso, '#6c7a45', 0.35))
  })
  // The Berici close the plain on both sides.
  const right = hill(
    [
      [560, 770],
      [760, 720],
      [900, 640],
      [1020, 560],
      [1130, 530],
      [1210, 520],
    ],
    1000,
    mix(cipresso, '#7d8a50', 0.5),
  )
  const left = hill(
    [
      [-10, 600],
      [110, 640],
      [240, 720],
      [420, 790],
      [640, 820],
    ],
    1100,
    mix(cipresso, '#5f7346', 0.35),
  )
  const front = hill(
    [
      [-10, 880],
      [180, 860],
      [420, 830],
      [640, 826],
      [860, 800],
      [1040, 760],
      [1210, 740],
    ],
    1430,
    '#8c9455',
  )
  const fore = hill(
    [
      [-10, 1180],
      [200, 1190],
      [420, 1240],
      [640, 1300],
      [900, 1240],
      [1210, 1170],
    ],
    1430,
    mix(cipresso, notte, 0.2),
  )

  // The road: from the viewer, round the slope, down to the gate of the city.
  const leftSide = [
    [330, 1430],
    [470, 1290],
    [640, 1180],
    [712, 1090],
    [690, 1010],
    [590, 950],
    [520, 900],
    [530, 856],
    [590, 826],
    [640, 790],
    [640, 740],
    [614, 690],
    [606, 636],
  ]
  const rightSide = [
    [610, 632],
    [624, 690],
    [656, 740],
    [660, 794],
    [612, 832],
    [566, 860],
    [566, 898],
    [650, 940],
    [778, 1000],
    [828, 1090],
    [790, 1190],
    [690, 1300],
    [640, 1430],
  ]
  const roadLeft = smooth(leftSide)
  const roadRight = smooth(rightSide)
  const road = ring([...roadLeft, ...roadRight])
  const dust = mix(lino, '#d8b27c', 0.35)

  // Cypresses along the road: [x, y, size]; each throws its shadow to the right, across the road.
  const avenue = [
    [594, 660, 0.12],
    [598, 690, 0.15],
    [622, 722, 0.19],
    [624, 758, 0.23],
    [600, 800, 0.3],
    [544, 836, 0.36],
    [490, 884, 0.46],
    [504, 934, 0.58],
    [584, 990, 0.72],
    [640, 690, 0.15],
    [686, 760, 0.23],
    [684, 812, 0.3],
    [706, 946, 0.58],
    [848, 1010, 0.8],
    [908, 1116, 1.12],
    [424, 1236, 1.5],
    [296, 1300, 2.0],
    [120, 1372, 2.75],
  ]
  const shadows = avenue.map(([x, y, s]) => {
    const l = 330 * s
    return ring([
      [x - 6 * s, y - 4 * s],
      [x + l * 0.3, y + 2 * s],
      [x + l * 0.7, y + 26 * s],
      [x + l, y + 58 * s],
      [x + l * 0.6, y + 50 * s],
      [x + l * 0.2, y + 30 * s],
      [x - 4 * s, y + 8 * s],
    ])
  })
  const vineRows = []
  for (let i = 0; i < 17; i++)
    vineRows.push(
      line([
        [850 + i * 22, front.at(850 + i * 22) + 10],
        [900 + i * 62, 1010 + i * 8],
        [930 + i * 92, 1220],
      ]),
    )
  const vineLeft = []
  for (let i = 0; i < 9; i++)
    vineLeft.push(
      line([
        [30 + i * 30, front.at(30 + i * 30) + 12],
        [-190 + i * 50, 1010],
        [-420 + i * 66, 1200],
      ]),
    )
  const grass = []
  for (let i = 0; i < 120; i++) {
    const x = random.between(0, width)
    grass.push(
      gouge(
        x,
        fore.at(x) + random.next() ** 3 * 170 + 8,
        random.between(-104, -78),
        random.between(18, 46),
        3.6,
        3,
      ),
    )
  }
  return document(width, height, [
    defs(
      gradient('sky', [
        [0, '#6f9193'],
        [0.4, '#a8b9ad'],
        [0.62, '#e6d6b2'],
        [0.75, '#f3dcae'],
        [1, '#f3dcae'],
      ]),
      gradient('mist', [
        [0, '#f3e2bd', 0],
        [0.7, '#f3e2bd', 0.75],
        [1, '#f3e2bd', 0],
      ]),
      gradient(
        'sun',
        [
          [0, '#ffe6a8', 0.5],
          [0.6, '#ffe6a8', 0.08],
          [1, '#ffe6a8', 0],
        ],
        [0, 0.3, 1, 0.6],
      ),
      farCypress({ id: 'far', random: seeded(3) }),
      cypress({
        id: 'tree-a',
        random: seeded(7),
        width: 84,
        sun: -1,
        marks: 64,
        body: mix(cipresso, notte, 0.4),
        lit: '#4d6140',
        edge: '#a8974e',
      }),
      cypress({
        id: 'tree-b',
        random: seeded(15),
        width: 74,
        sun: -1,
        marks: 60,
        body: mix(cipresso, notte, 0.4),
        lit: '#4d6140',
        edge: '#a8974e',
      }),
    ),
    ...sky,
    alps.art,
    stroke(alpShade, '#8f9d93', 2.4),
    prealps.art,
    stroke(furrows(prealps.crest, { random, count: 3, first: 12, gap: 0.4 }), '#7b8f83', 2),
    tag('rect', { y: 480, width, height: 130, fill: 'url(#mist)' }),
    plain.art,
    ...fields,
    ...hedges,
    group(city(random), { transform: 'translate(600 626) scale(1.22)' }),
    right.art,
    stroke(
      hatch(
        right.crest.concat([
          [1210, 800],
          [560, 800],
        ]),
        { angle: 38, spacing: 17, random, gap: 0.55 },
      ),
      mix(cipresso, '#7d8a50', 0.2),
      2.6,
    ),
    row('far', right.at, {
      from: 900,
      to: 1200,
      step: 34,
      random,
      size: 0.62,
      colour: mix(cipresso, '#5f7346', 0.2),
    }),
    left.art,
    stroke(
      hatch(
        left.crest.concat([
          [640, 860],
          [-10, 860],
        ]),
        { angle: -52, spacing: 17, random, gap: 0.55 },
      ),
      '#7c8a50',
      2.4,
      { 'stroke-opacity': 0.7 },
    ),
    row('far', left.at, {
      from: 20,
      to: 330,
      step: 36,
      random,
      size: 0.7,
      colour: mix(cipresso, notte, 0.1),
    }),
    front.art,
    stroke([...vineRows], '#5c6f3e', 7, { 'stroke-linecap': 'round' }),
    stroke(vineRows, '#48592f', 2.5, { transform: 'translate(5 4)' }),
    stroke(vineLeft, '#5c6f3e', 7),
    stroke(vineLeft, '#48592f', 2.5, { transform: 'translate(5 4)' }),
    fill(road, dust),
    stroke([line(roadRight)], mix(dust, ombra, 0.5), 4),
    fill(shadows, mix(cipresso, '#4a5a35', 0.3), { 'fill-opacity': 0.72 }),
    tag('rect', { width, height, fill: 'url(#sun)' }),
    ...avenue
      .filter(([, y]) => y < 1150)
      .sort((a, b) => a[1] - b[1])
      .map(([x, y, s], i) => use(i % 2 ? 'tree-a' : 'tree-b', x, y, s)),
    fore.art,
    fill(grass, '#52663c'),
    ...avenue.filter(([, y]) => y >= 1150).map(([x, y, s], i) => use(i % 2 ? 'tree-a' : 'tree-b', x, y, s)),
  ])
}
