import { expect, it } from 'vitest'
import { findPage, pages } from '../app/routes'
import { pageModulePaths } from './page-modules'

it('has one path for each page module', () => {
  const modules = new Set(pages.filter(({ unlisted }) => !unlisted).map(({ module }) => module))
  expect(pageModulePaths.map((path) => findPage(path).page.module).toSorted()).toEqual(
    [...modules].toSorted(),
  )
})
