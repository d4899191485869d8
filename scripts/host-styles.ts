/**
 * Functions for browser tests of a package whose styles are not in a cascade layer. They put style sheets on the page
 * in a given order, and read the computed styles that result.
 */

/** Adds style sheets to the page, in this order, in the place of those of an earlier call. */
export function setTestStyleSheets(...sheets: string[]) {
  document.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

/**
 * Style of the element around the components on the test page. The resets below set these properties on `html`, and the
 * components inherit them on purpose. Set on the element around the components, they are the same with every reset. The
 * pointer, which an earlier test may have left there, hovers no component.
 */
export const inheritedHostStyle =
  'font: 16px/1.5 system-ui; tab-size: 4; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent; pointer-events: none'

/** CSS resets that sites use. Tailwind's reset (`preflight`) is in a cascade layer, the others are not. */
export const createHostResetStyles = (preflight: string): Record<string, string> => ({
  'a reset of every element': '* { margin: 0; padding: 0; border: 0 }',
  'a reset of controls':
    'button, input { margin: 0; padding: 0; border: 0; border-radius: 0; background: none; color: inherit; font: inherit } dialog { margin: 0; padding: 0; border: 0 }',
  'border-box everywhere': '*, *::before, *::after { box-sizing: border-box }',
  'a reset of text, lists and images':
    'h1, h2, h3, p, ul, ol, li { margin: 0; padding: 0; font-size: inherit; font-weight: inherit } ul, ol { list-style: none } img, svg { display: block; max-width: 100%; height: auto } summary { display: list-item } a { color: inherit; text-decoration: inherit }',
  'Tailwind preflight': `@layer base { ${preflight} }`,
})

/**
 * Reads the computed styles of all elements that match the selector, and of their pseudo-elements, as lines: in
 * `3 consent-button::before color: red`, 3 is the place of the element among them.
 */
export function readComputedStyles(selector: string) {
  // Ends the animations, because a running animation would change the styles from one reading to the next.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) {
      animation.pause()
      animation.currentTime = 0
    } else animation.finish()
  }
  return [...document.querySelectorAll(selector)].flatMap((element, place) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const styles = getComputedStyle(element, pseudo)
      // A pseudo-element without content is not drawn, so its styles do not count.
      if (pseudo && styles.content === 'none') return []
      const slot = `${place} ${element.getAttribute('data-slot')}${pseudo}`
      return Array.from(styles)
        .filter((property) => !property.startsWith('--'))
        .map((property) => `${slot} ${property}: ${styles.getPropertyValue(property)}`)
    }),
  )
}

/** The lines that only one of the two readings has. */
export function findStyleDifferences(expected: string[] = [], actual: string[]) {
  const [before, after] = [new Set(expected), new Set(actual)]
  return [...actual.filter((line) => !before.has(line)), ...expected.filter((line) => !after.has(line))]
}
