import { expect, it } from 'vitest'
import { orderAttributes } from './order-attributes.ts'

it('writes data-slot and class first, and keeps the order of the other attributes', () => {
  expect(
    orderAttributes('<a href="/a?b=1&amp;c=2" data-slot="ui-link" target="_blank" class="b c">d</a>'),
  ).toBe('<a data-slot="ui-link" class="b c" href="/a?b=1&amp;c=2" target="_blank">d</a>')
  expect(orderAttributes('<img alt="" class="b"/>')).toBe('<img class="b" alt=""/>')
})

it.each([
  '<p class="b">data-slot="a" class="b"</p>',
  '<p title="a class=&quot;b&quot;" id="c">d</p>',
  '<script type="application/ld+json">{"a":"<p id= class=>"}</script>',
])('leaves %s as it is', (html) => {
  expect(orderAttributes(html)).toBe(html)
})
