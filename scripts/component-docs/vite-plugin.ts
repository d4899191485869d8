import type { Plugin } from 'vite'
import { measureComponentSizes } from './measure-component-sizes.ts'
import { readComponents } from './read-components.ts'

const NAME = 'virtual:component-docs'

/**
 * Vite plugin that provides the descriptions and sizes of a package's components, read from the source, as
 * `virtual:component-docs`.
 */
export function componentDocsPlugin(packageFolder: string): Plugin {
  return {
    name: 'component-docs',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const components = readComponents(packageFolder)
      const sizes = await measureComponentSizes(
        packageFolder,
        components.map(({ name }) => name),
      )
      return `export const components = ${JSON.stringify(components)}; export const sizes = ${JSON.stringify(sizes)}`
    },
  }
}
