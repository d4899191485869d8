/** Reads the channels of a computed colour: `rgb(34, 53, 44)`, `rgba(0, 0, 0, 0)`, `color(srgb 0.1 0.2 0.3)`. */
function channelsOf(colour: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const scale = colour.startsWith('color(') ? 1 : 255
  return { rgb: [red / scale, green / scale, blue / scale], alpha }
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance of a computed colour on a background, as WCAG 2.2 defines it. */
function luminanceOf(colour: string, background: string) {
  const { rgb, alpha } = channelsOf(colour)
  const below = channelsOf(background).rgb
  const [red = 0, green = 0, blue = 0] = rgb.map((channel, index) =>
    linear(channel * alpha + (below[index] ?? 0) * (1 - alpha)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const isTransparentColor = (colour: string) => channelsOf(colour).alpha === 0

/** Contrast ratio of a computed colour and an opaque background, as WCAG 2.2 defines it: 1 to 21. */
export function contrastRatio(colour: string, background: string) {
  const [dark = 0, light = 0] = [colour, background]
    .map((each) => luminanceOf(each, background))
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Minimum contrast of a text (WCAG success criterion 1.4.3), and of a graphic (1.4.11): a focus ring, an icon, or the
 * border of a control.
 */
export const minimumContrasts = { text: 4.5, graphic: 3 }

/** Returns the WCAG level that a contrast ratio reaches. Level AAA is defined for text only. */
export function contrastLevel(ratio: number, kind: keyof typeof minimumContrasts) {
  if (ratio < minimumContrasts[kind]) return 'fails'
  return kind === 'text' && ratio >= 7 ? 'AAA' : 'AA'
}
