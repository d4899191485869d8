import { expect, test } from 'vitest'
import { shortenClassNames } from './vite-class-names.ts'

const styles =
  ".ui\\:px-5{padding:0}.ui\\:sm\\:px-5{padding:0}.ui\\:after\\:content-\\[\\'·\\'\\]:after{content:'·'}.ui\\:px-5:hover{margin:0}"
const scripts = `cn("ui:px-5 ui:sm:px-5"); "ui:px-5"; "ui:sm:px-5"; "ui:px-5 ui:after:content-['\\xB7']"`
const { inStyles, inScript } = shortenClassNames(styles, scripts)

test('styles and scripts get the same short name for a class', () => {
  expect(inStyles(styles)).toBe(".b{padding:0}.c{padding:0}.d:after{content:'·'}.b:hover{margin:0}")
  expect(inScript('cn("ui:px-5 ui:sm:px-5", className)')).toBe('cn("b c", className)')
  expect(inScript('"ui:px-5 ui:after:content-[\'\\xB7\']"')).toBe('"b d"')
})

test('classes that the scripts always write together get one name', () => {
  const styles = '.ui\\:flex{top:0}.ui\\:grid{top:0}.ui\\:gap-2{top:0}.ui\\:px-5{top:0}.ui\\:py-2{top:0}'
  const scripts = '"ui:flex ui:gap-2 ui:px-5", "ui:grid ui:px-5 ui:py-2"; "ui:gap-2 ui:flex"'
  const { inStyles, inScript } = shortenClassNames(styles, scripts)

  expect(inStyles(styles)).toBe('.b{top:0}.c{top:0}.b{top:0}.d{top:0}.c{top:0}')
  expect(inScript(scripts)).toBe('"b d", "c d"; "b"')
})

test('a style sheet keeps classes of other packages, and a script other texts', () => {
  expect(inStyles('.notice .ui\\:px-5{margin:0}')).toBe('.notice .b{margin:0}')
  expect(inScript('"data-slot=ui-picture", "--ui-text", "px-5"')).toBe(
    '"data-slot=ui-picture", "--ui-text", "px-5"',
  )
})

test('a class without a style fails the build', () => {
  expect(() => inScript('"ui:px-6"')).toThrow('no class “ui:px-6”')
})
