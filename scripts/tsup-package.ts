import { globSync, readFileSync } from 'node:fs'
import { parse, relative, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import type { Options } from 'tsup'
import { BROWSER_TARGETS } from './browser-targets'

/**
 * esbuild plugin that keeps each relative import as an import of the module's file in `dist`, instead of bundling it.
 */
const externalModules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'external-modules',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js'
    build.onResolve({ filter: /^\./ }, async ({ path, ...from }) => {
      if (from.kind === 'entry-point' || from.pluginData === externalModules) return undefined
      const target = await build.resolve(path, { ...from, pluginData: externalModules })
      if (target.errors.length > 0) return target
      const module = relative(from.resolveDir, target.path).replace(/\.tsx?$/, extension)
      return { path: module.startsWith('.') ? module : `./${module}`, external: true }
    })
  },
}

/** Whether a module contains code. A module with only types is left out, because its file would be empty. */
const hasCode = (file: string) =>
  file.endsWith('.tsx') || transformSync(readFileSync(file, 'utf8'), { loader: 'ts' }).code !== ''

const sourceModules = () =>
  globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{stories,test}.*', '**/*.d.ts', 'src/element/**'] }).filter(
    hasCode,
  )

/** The public entries of the languages of a package: `locales/en`, … A file with only types is not a language. */
export const localeEntries = () =>
  Object.fromEntries(
    globSync('src/locales/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
      .filter(hasCode)
      .map((file) => [`locales/${parse(file).name}`, file]),
  )

/**
 * The tsup builds of a package: its code and the types of its public entries. The code has one output file per source
 * module, as ES module and CommonJS, so that `'use client'` stays on the files that have it, and a page loads only the
 * modules that it imports.
 *
 * @param entries the source of each public entry, by its name in `dist`
 */
export const createPackageBuilds = ({ element = '', ...modules }: Record<string, string>): Options[] => [
  {
    entry: sourceModules(),
    format: ['esm', 'cjs'],
    esbuildPlugins: [externalModules],
    sourcemap: true,
    target: BROWSER_TARGETS,
  },
  // One run builds the types of all entries, so that the entries share each interface. If an app augments an interface
  // (TypeScript's module augmentation), the change then applies to every entry. The custom elements are a script of a
  // page, which CommonJS does not import.
  { entry: { ...modules, ...(element && { element }) }, format: 'esm', dts: { only: true } },
  { entry: modules, format: 'cjs', dts: { only: true } },
]

/**
 * tsup plugin that keeps the themes of site builders from changing the look of the elements. Rules such as
 * `.content button` need a doubled specificity, which leaves the order of the package's rules, and of its reset below
 * them, as it is. Themes with `html { font-size: 62.5% }` would make lengths in `rem` smaller.
 */
const independentOfThemes: NonNullable<Options['plugins']>[number] = {
  name: 'independent-of-themes',
  renderChunk: (code) => ({
    code: code
      .replaceAll(/\[data-slot[^\]]*\]/g, '$&[data-slot]')
      .replaceAll(':not(html html html html)', '$&:not(._)')
      .replaceAll(/([\d.]+)rem\b/g, (_, length: string) => `${Number(length) * 16}px`),
  }),
}

/**
 * The tsup builds of a package's custom elements: a style sheet, and one script with all that it needs, with Preact
 * instead of React. Pages load the script as a classic script or as a module, so it has neither imports nor global names.
 *
 * @param react the module in the place of `react`
 * @param contains other packages in the script whose licences ask for a notice
 */
export const createElementBuilds = (react?: string, contains = ''): Options[] => [
  {
    entry: { element: 'src/element/index.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    noExternal: [/./],
    // 0.4 KiB less than with esbuild.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    // The licence of Preact asks for its notice. The package's build copies the whole text beside the file.
    banner: {
      js: `/*! Contains Preact, (c) 2015-present Jason Miller${contains}, MIT: element.js.LICENSE.txt */`,
    },
    target: BROWSER_TARGETS,
    esbuildOptions(options) {
      options.alias = {
        react: react ? resolve(react) : 'preact/compat',
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom/client': 'preact/compat/client',
      }
    },
  },
  { entry: { element: 'src/styles/element.css' }, minify: true, plugins: [independentOfThemes] },
]
