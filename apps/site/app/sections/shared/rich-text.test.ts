import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text'

it.each([
  ['Nothing marked', 'Nothing marked'],
  ['A <em>house</em> of <em>hours</em>', 'A <em>house</em> of <em>hours</em>'],
  ['An <em><it>ombra</it></em> at noon', 'An <em><span lang="it">ombra</span></em> at noon'],
  ['<b>5 < 6</b>', '&lt;b&gt;5 &lt; 6&lt;/b&gt;'],
])('renders %s with its tags', (children, html) => {
  expect(renderToStaticMarkup(createElement(RichText, { children }))).toBe(html)
})
