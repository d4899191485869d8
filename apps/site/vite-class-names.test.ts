import { expect, test } from 'vitest'
import { shortenClassNames } from './vite-class-names.ts'

const styles =
  ".ui\\:px-5{padding:0}.ui\\:sm\\:px-5{padding:0}.ui\\:after\\:content-\\[\\'·\\'\\]:after{content:'·'}.ui\\:px-5:hover{margin:0}"
const { inStyles, inScript } = shortenClassNames(styles)

test('styles and scripts get the same short name for a class', () => {
  expect(inStyles(styles)).toBe("._0{padding:0}._1{padding:0}._2:after{content:'·'}._0:hover{margin:0}")
  expect(inScript('cn("ui:px-5 ui:sm:px-5", className)')).toBe('cn("_0 _1", className)')
  expect(inScript('"ui:px-5 ui:after:content-[\'\\xB7\']"')).toBe('"_0 _2"')
})

test('a style sheet keeps classes of other packages, and a script other texts', () => {
  expect(inStyles('.notice .ui\\:px-5{margin:0}')).toBe('.notice ._0{margin:0}')
  expect(inScript('"data-slot=ui-picture", "--ui-text", "px-5"')).toBe(
    '"data-slot=ui-picture", "--ui-text", "px-5"',
  )
})

test('a class without a style fails the build', () => {
  expect(() => inScript('"ui:px-6"')).toThrow('no class “ui:px-6”')
})
