import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Matches the names of elements of `@meridiana/ui`, for example `ui-section-header`. */
const slotName = /\bui-[\w-]+/g

/**
 * Returns the components with `data-slot="ui-"` in place of each name that is not in `sources`. The value keeps the
 * prefix, by which the styles of the package find all its elements.
 */
export const shortenSlotNames = (code: string, sources: string) => {
  const used = new Set(sources.match(slotName))
  return code.replace(/(?<="data-slot": )"(ui-[\w-]+)"/g, (slot, name) => (used.has(name) ? slot : '"ui-"'))
}

/**
 * Vite plugin that shortens the names of those elements of `@meridiana/ui` that no style, script or test of the site
 * writes out. After compression, the HTML is 2 to 3 per cent smaller. The development server keeps the names.
 */
export function shortSlotNamesPlugin(): Plugin {
  let sources = ''
  return {
    name: 'slot-names',
    apply: 'build',
    async buildStart() {
      const styles = await this.resolve('@meridiana/ui/styles.css')
      if (!styles) throw new Error('site: @meridiana/ui has not been built')
      const files = [styles.id, ...globSync(['{app,e2e,scripts}/**/*.{ts,tsx,css}'])]
      sources = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
    },
    transform: {
      filter: { id: /\/ui\/dist\/.*\.js$/ },
      handler: (code) => ({ code: shortenSlotNames(code, sources), map: null }),
    },
  }
}
