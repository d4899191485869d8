import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText, toPlainText } from './rich-text'

it.each([
  ['Nothing marked', 'Nothing marked', 'Nothing marked'],
  ['A <em>house</em> of <em>hours</em>', 'A <em>house</em> of <em>hours</em>', 'A house of hours'],
  [
    'An <em><it>ombra</it></em> at noon',
    'An <em><span lang="it">ombra</span></em> at noon',
    'An ombra at noon',
  ],
  ['Say <de>Guten\nTag</de>', 'Say <span lang="de">Guten\nTag</span>', 'Say Guten\nTag'],
  ['<b>5 < 6</b>', '&lt;b&gt;5 &lt; 6&lt;/b&gt;', '<b>5 < 6</b>'],
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;', '<script>x</script>'],
  ['<em onclick="x">y</em>', '&lt;em onclick=&quot;x&quot;&gt;y&lt;/em&gt;', '<em onclick="x">y</em>'],
  ['open <em>only', 'open &lt;em&gt;only', 'open <em>only'],
])('renders the marks of %j, and no other tag', (text, html, plain) => {
  expect(renderToStaticMarkup(<RichText>{text}</RichText>)).toBe(html)
  expect(toPlainText(text)).toBe(plain)
})
