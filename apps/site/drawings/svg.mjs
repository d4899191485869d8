// The smallest SVG writer that does the job: tags, and short relative paths.

export function tag(name, attributes = {}, children = '') {
  const attrs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? trim(value) : value}"`)
    .join('')
  const body = Array.isArray(children) ? children.join('') : children
  return body ? `<${name}${attrs}>${body}</${name}>` : `<${name}${attrs}/>`
}

export const group = (children, attributes = {}) => tag('g', attributes, children)
export const defs = (...children) => tag('defs', {}, children)
export const use = (id, x, y, scale = 1, attributes = {}) => {
  const [sx, sy] = Array.isArray(scale) ? scale : [scale, scale]
  const size =
    sx === 1 && sy === 1 ? '' : sx === sy ? `scale(${trim(sx, 2)})` : `scale(${trim(sx, 2)} ${trim(sy, 2)})`
  return tag('use', {
    href: `#${id}`,
    transform: `translate(${trim(x, 0)} ${trim(y, 0)})${size}`,
    ...attributes,
  })
}

export function trim(value, decimals = 2) {
  const text = Number(value).toFixed(decimals)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return (short === '-0' ? '0' : short).replace(/^(-?)0\./, '$1.')
}

const join = (numbers) => numbers.map((n, i) => (i && n[0] !== '-' ? ' ' : '') + n).join('')

/** A polyline as one short path: absolute start, relative whole-number steps. */
export function line(points, { close = false, decimals = 0 } = {}) {
  const unit = 10 ** decimals
  const grid = (v) => Math.round(v * unit)
  let [px, py] = [grid(points[0][0]), grid(points[0][1])]
  let d = `M${join([trim(px / unit, decimals), trim(py / unit, decimals)])}`
  let command = ''
  for (const [x, y] of points.slice(1)) {
    const dx = grid(x) - px
    const dy = grid(y) - py
    if (!dx && !dy) continue
    const step = !dy ? ['h', dx] : !dx ? ['v', dy] : ['l', dx, dy]
    const numbers = step.slice(1).map((n) => trim(n / unit, decimals))
    const text = join(numbers)
    d += step[0] === command ? (text[0] === '-' ? '' : ' ') + text : step[0] + text
    command = step[0]
    px += dx
    py += dy
  }
  return d + (close ? 'z' : '')
}

export const ring = (points, options) => line(points, { ...options, close: true })
export const rect = (x0, y0, x1, y1) =>
  ring([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])
export const asPath = (d) => (Array.isArray(d) ? d.join('') : d)

export const fill = (d, colour, attributes = {}) => {
  const path = asPath(d)
  return path ? tag('path', { d: path, fill: colour, ...attributes }) : ''
}
export const stroke = (d, colour, width = 1, attributes = {}) => {
  const path = asPath(d)
  return path
    ? tag('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width, ...attributes })
    : ''
}

/** Linear gradient from [offset, colour, opacity?] stops; direction as x1 y1 x2 y2 in box fractions. */
export function gradient(id, stops, [x1, y1, x2, y2] = [0, 0, 0, 1], units) {
  return tag(
    'linearGradient',
    { id, x1: trim(x1), y1: trim(y1), x2: trim(x2), y2: trim(y2), gradientUnits: units },
    stops.map(([offset, colour, opacity]) =>
      tag('stop', {
        offset: trim(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : trim(opacity),
      }),
    ),
  )
}

export function glow(id, stops, attributes = {}) {
  return tag(
    'radialGradient',
    { id, ...attributes },
    stops.map(([offset, colour, opacity]) =>
      tag('stop', {
        offset: trim(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : trim(opacity),
      }),
    ),
  )
}

export const clip = (id, d) => tag('clipPath', { id }, tag('path', { d: asPath(d) }))

export function document(width, height, children) {
  return `${tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    children,
  )}\n`
}
