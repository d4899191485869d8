import { expect, it } from 'vitest'
import { importPageModule } from './create-routes'
import { pages } from './routes'

const modules = [...new Set(pages.map(({ module }) => module))]

it.each(modules)('the default export of routes/%s.tsx is the component of a page', async (name) => {
  const page = await importPageModule(name)
  expect(page.default).toBeTypeOf('function')
})
