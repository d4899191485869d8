// The house colours (see the art direction) and the tints between them.
export const calce = '#fbf8f1'
export const pietra = '#f4eee2'
export const lino = '#e7dcc8'
export const cipresso = '#22352c'
export const notte = '#172219'
export const inchiostro = '#211f1a'
export const ombra = '#665f52'
export const cotto = '#9b472a'
export const ottone = '#c2a165'

const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** A flat tint between two colours; t = 0 is a, t = 1 is b. */
export function mix(a, b, t) {
  const from = channels(a)
  const to = channels(b)
  return (
    '#' +
    from
      .map((v, i) =>
        Math.round(v + (to[i] - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

// Derived inks used by more than one scene.
export const leaf = mix(cipresso, ottone, 0.28) // sunlit needle
export const leafBright = mix(cipresso, ottone, 0.55) // the edge that faces the sun
export const plaster = mix(ottone, cotto, 0.22) // ochre limewash in evening sun
export const stoneShade = mix(lino, ombra, 0.55)
export const tile = mix(cotto, ottone, 0.22)
export const tileDark = mix(cotto, inchiostro, 0.5)
