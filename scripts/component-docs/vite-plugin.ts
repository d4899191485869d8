import type { Plugin } from 'vite'
import { measureComponents } from './measure-components.ts'
import { readComponents } from './read-components.ts'

const NAME = 'virtual:component-docs'

/** Offers the description and the size of a package's components as `virtual:component-docs`, read from the source. */
export function componentDocs(packageFolder: string): Plugin {
  return {
    name: 'component-docs',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const components = readComponents(packageFolder)
      const sizes = await measureComponents(
        packageFolder,
        components.map(({ name }) => name),
      )
      return `export const components = ${JSON.stringify(components)}; export const sizes = ${JSON.stringify(sizes)}`
    },
  }
}
