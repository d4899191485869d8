import { describe, expect, it } from 'vitest'
import { pickStyles } from './page-styles.ts'

const page = {
  html: '<html lang="en"><link hrefLang="de"><p class="notice ui_a" data-slot="ui-link">a</p>',
  scripts: ['export const a = `dialog`, c = "b --read b-c"'],
}

describe('pickStyles', () => {
  it.each([
    'p{color:red}',
    '.notice{color:red}',
    '.ui_a:hover{color:red}',
    '.other,.notice{color:red}',
    '.notice:not(.other){color:red}',
    ':where(.other,.notice):focus-visible{color:red}',
    ':lang(de) :is(p,dd){color:red}',
    ':lang(en,ar){color:red}',
    '[data-slot=ui-link]{color:red}',
    '[data-slot^=ui-][open]{color:red}',
    ':nth-child(2n){color:red}',
    '@media print{.notice{color:red}}',
    '.b{color:red}',
    '.b-c .dialog{color:red}',
    ':root{--read:red}',
    'p{text-wrap:pretty;-webkit-font-smoothing:antialiased}',
    '@keyframes spin{to{color:red}}p{animation:1s spin}',
    ':root{--a:red}p{color:var(--a)}',
    '@property --a{syntax:"<color>";inherits:true;initial-value:red}p{color:var(--a)}',
    '@font-face{font-family:A;src:url(a.woff2)}',
  ])('keeps %s', (css) => {
    expect(pickStyles(css, page)).toBe(css)
  })

  it.each([
    '.other{color:red}',
    '.notice .other{color:red}',
    ':where(.other):hover .notice{color:red}',
    'html:has(.other){color:red}',
    '[data-slot=ui-dialog] p{color:red}',
    ':lang(ar){color:red}',
    'p:is(:lang(ar),:lang(he)){color:red}',
    '.a{color:red}',
    '.c{color:red}',
    ':root{--a:red}',
    '@keyframes other{to{color:red}}',
    ':root{--a:red;--b:var(--a)}',
    '@property --a{syntax:"<color>";inherits:true;initial-value:red}',
    '@layer a{@media print{.other{color:red}}}',
  ])('leaves out %s', (css) => {
    expect(pickStyles(css, page)).not.toContain('red')
  })
})
