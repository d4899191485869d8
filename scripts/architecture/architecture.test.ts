import { expect, it } from 'vitest'
import {
  listDeclaredDependencies,
  listImportedDependencies,
  listImportsBetweenFolders,
  readFlowchartDependencies,
} from './dependencies.ts'

it('draws the declared dependencies of the packages and the site', () => {
  expect(readFlowchartDependencies('Packages')).toEqual(listDeclaredDependencies())
})

it('declares what the packages and the site import', () => {
  expect(listImportedDependencies()).toEqual(listDeclaredDependencies())
})

it('draws which folder of the site imports which', () => {
  expect(readFlowchartDependencies('The site')).toEqual(listImportsBetweenFolders('apps/site/app'))
})

it.each(['consent', 'reviews-widget'])('draws which folder of %s imports which', (name) => {
  expect(readFlowchartDependencies('A widget')).toEqual(listImportsBetweenFolders(`packages/${name}/src`))
})

it('allows no import of one package by another', () => {
  expect(
    listImportedDependencies().filter((edge) => /^(?!site ).*--> (ui|consent|reviews-widget)$/.test(edge)),
  ).toEqual([])
})
