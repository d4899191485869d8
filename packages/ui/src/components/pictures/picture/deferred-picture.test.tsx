import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DeferredPicture } from './deferred-picture'

const picture = (shouldLoad: boolean) => (
  <DeferredPicture
    shouldLoad={shouldLoad}
    src="/wall.webp"
    sources={[{ type: 'image/avif', srcSet: '/wall-480.avif 480w' }]}
    preview="data:image/gif;base64,R0lGODlhAQABAAAAACw="
    width={480}
    height={300}
    alt="A wall"
  />
)

it('has a single file, which is lazy and hidden where JavaScript works, before it may load', () => {
  const html = renderToStaticMarkup(picture(false))
  expect(html).toMatch(/^<div class="ui:hidden ui:noscript:contents">.*src="\/wall\.webp".*<\/div>$/)
  expect(html).toContain('loading="lazy"')
  expect(html).not.toMatch(/<source|data:/)
})

it('is a picture with all of its files and its preview when it may load', () => {
  const html = renderToStaticMarkup(picture(true))
  expect(html).not.toContain('ui:hidden')
  expect(html).toContain('/wall-480.avif 480w')
  expect(html).toContain('data:image/gif')
})
