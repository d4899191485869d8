import type { Plugin } from 'vite'
import { measureComponentSizes } from './measure-component-sizes.ts'
import { type ComponentDoc, readComponents } from './read-components.ts'

const DOCS = 'virtual:component-docs'
const SIZES = 'virtual:component-sizes'

/**
 * Vite plugin that provides what the source of a package says about its components: `virtual:component-docs` has their
 * descriptions, `virtual:component-sizes` the size of each component's code in bytes.
 */
export function componentDocsPlugin(packageFolder: string): Plugin {
  let components: ComponentDoc[] | undefined
  const read = () => {
    components ??= readComponents(packageFolder)
    return components
  }
  return {
    name: 'component-docs',
    resolveId: (id) => (id === DOCS || id === SIZES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${DOCS}`) return `export const components = ${JSON.stringify(read())}`
      if (id !== `\0${SIZES}`) return undefined
      const sizes = await measureComponentSizes(
        packageFolder,
        read().map(({ name }) => name),
      )
      return `export const sizes = ${JSON.stringify(sizes)}`
    },
  }
}
