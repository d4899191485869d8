import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Matches a class of `@meridiana/ui` in a style sheet, where its special characters are escaped: `.ui\:sm\:px-5`. */
const selector = /\.(ui\\:(?:\\.|[\w-]|[^\0-\x7f])+)/g

/** Matches a class of `@meridiana/ui` in a string of a script: `ui:sm:px-5`. */
const token = /ui:[^\s"`]+/g

/** Assigns a short name to each class in the style sheet, in the order of the style sheet. */
export function shortenClassNames(styles: string) {
  const names = [...styles.matchAll(selector)].map(([, name = '']) => name.replaceAll('\\', ''))
  const shortNames = new Map([...new Set(names)].map((name, index) => [name, `_${index.toString(36)}`]))

  const shortName = (name: string) => {
    const short = shortNames.get(name)
    if (!short) throw new Error(`site: the styles of @meridiana/ui have no class “${name}”`)
    return short
  }
  return {
    inStyles: (css: string) =>
      css.replace(selector, (_, name: string) => `.${shortName(name.replaceAll('\\', ''))}`),
    inScript: (code: string) =>
      code.replace(token, (name) =>
        // Decodes the characters outside of ASCII, which esbuild escapes in scripts: `\xB7`.
        shortName(name.replace(/\\x(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))),
      ),
  }
}

/**
 * Vite plugin that replaces the classes of `@meridiana/ui` by short ones, `ui:sm:px-5` by `_1f`, in the components and
 * styles of that package. After compression, the styles are a fifth smaller and the HTML a tenth. Both builds, for the
 * browser and for the pre-render, read the same style sheet, so they use the same names. The development server keeps
 * the long names.
 */
export function shortClassNamesPlugin(): Plugin {
  let classNames: ReturnType<typeof shortenClassNames>
  return {
    name: 'class-names',
    apply: 'build',
    async buildStart() {
      const file = await this.resolve('@meridiana/ui/styles.css')
      if (!file) throw new Error('site: @meridiana/ui has not been built')
      classNames = shortenClassNames(await readFile(file.id, 'utf8'))
    },
    transform: {
      filter: { id: [/\.css$/, /\/ui\/dist\/.*\.js$/] },
      handler: (code, id) => ({
        code: id.endsWith('.css') ? classNames.inStyles(code) : classNames.inScript(code),
        map: null,
      }),
    },
  }
}
