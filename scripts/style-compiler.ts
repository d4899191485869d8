import { browserslistToTargets, Features, transform } from 'lightningcss'
import { BROWSER_TARGETS } from './browser-targets.ts'

/** `ios16.4` is `ios_saf 16.4` in a browserslist. */
const targets = browserslistToTargets(
  BROWSER_TARGETS.map((target) => target.replace('ios', 'ios_saf').replace(/\d/, ' $&')),
)

/**
 * Compiles a style sheet for the browsers of `BROWSER_TARGETS`, and minifies it. Compiling the result again does not
 * change it.
 */
export function compileStyles(filename: string, css: string): string {
  const code = Buffer.from(css)
  // `:dir()` would become a list of languages, which is wrong for a part of the page with another `dir`. Where nothing
  // uses `light-dark()`, its variables would be useless beside each `color-scheme`.
  const exclude = Features.DirSelector | (css.includes('light-dark(') ? 0 : Features.LightDark)
  const compiled = transform({ filename, code, minify: true, targets, exclude }).code.toString()
  // Lightning CSS prefixes a declaration with a variable again where it is already prefixed.
  const result = compiled.replaceAll(/(-webkit-[\w-]+:[^;{}]+;)\1/g, '$1')
  // One pass may leave rules that another can merge.
  return result === css ? css : compileStyles(filename, result)
}
