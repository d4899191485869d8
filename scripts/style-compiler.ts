import { Features, type Targets, transform } from 'lightningcss'
import { BROWSER_TARGETS } from './browser-targets.ts'

/** The targets as Lightning CSS reads them: `safari16.4` is `{ safari: (16 << 16) | (4 << 8) }`. */
const targets = Object.fromEntries(
  BROWSER_TARGETS.map((target) => {
    const [, browser = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? []
    return [browser === 'ios' ? 'ios_saf' : browser, (Number(major) << 16) | (Number(minor) << 8)]
  }),
) as Targets

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
