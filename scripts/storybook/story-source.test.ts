import { fileURLToPath } from 'node:url'
import { createElement, type ReactNode } from 'react'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { type ImportableModules, printStorySource } from './story-source.ts'

type Args = Record<string, unknown>

/** The properties of a story, or of the story file's default export, that decide which code the docs page shows. */
interface StoryParts {
  args?: Args
  globals?: Args
  parameters?: { docs?: { source?: { code?: string }; canvas?: { sourceState?: string } } }
  component?: (props: Args) => ReactNode
  render?: (args: Args, context: object) => ReactNode
}

type StoryFile = Record<string, StoryParts> & { default: StoryParts }

const folder = fileURLToPath(new URL('../../packages/', import.meta.url))
const files = import.meta.glob<StoryFile>('../../packages/*/src/components/**/*.stories.tsx')
const modules = import.meta.glob<object>('../../packages/*/src/{index.ts,locales/{en,it,de}.ts}')

/** The modules of a package by their import path: `@meridiana/consent/locales/en`. */
async function importableModules(name: string) {
  const importable: ImportableModules = {}
  for (const [path, load] of Object.entries(modules)) {
    const [, packageName, file] = /packages\/([^/]+)\/src\/(.+)\.ts$/.exec(path) ?? []
    if (packageName === name)
      importable[`@meridiana/${name}${file === 'index' ? '' : `/${file}`}`] = await load()
  }
  return importable
}

/** The code that the docs page shows for a story. */
function codeOf({ default: meta }: StoryFile, story: StoryParts, importable: ImportableModules) {
  const code = story.parameters?.docs?.source?.code ?? meta.parameters?.docs?.source?.code
  if (code) return code
  const args = { ...meta.args, ...story.args }
  const globals = { language: 'en', ...meta.globals, ...story.globals }
  const render = story.render ?? meta.render
  if (render) return printStorySource(render(args, { args, globals }), importable)
  if (!meta.component) throw new Error('The story file has no component')
  return printStorySource(createElement(meta.component, args), importable)
}

/** Compiles files and returns the errors, each with its file. */
function errorsOf(name: string, codeByFile: Map<string, string>) {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
    allowImportingTsExtensions: true,
    paths: {
      [`@meridiana/${name}`]: [`${folder}${name}/src/index.ts`],
      [`@meridiana/${name}/*`]: [`${folder}${name}/src/*`],
    },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => codeByFile.has(path) || fileExists(path)
  host.readFile = (path) => codeByFile.get(path) ?? readFile(path)
  host.getSourceFile = (path, language) => {
    const code = codeByFile.get(path)
    return code === undefined ? getSourceFile(path, language) : ts.createSourceFile(path, code, language)
  }
  const program = ts.createProgram([...codeByFile.keys()], options, host)
  return [...codeByFile.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
  })
}

/** Time limit in ms. It is long because each test compiles a package. */
const TIMEOUT = 180_000

it.each(['ui', 'consent', 'reviews-widget'])(
  'the code of each story of %s compiles in an app that installs the package',
  async (name) => {
    const importable = await importableModules(name)
    const codeByFile = new Map<string, string>()
    for (const [path, load] of Object.entries(files)) {
      if (!path.includes(`/packages/${name}/`)) continue
      const file = await load()
      for (const [story, parts] of Object.entries(file)) {
        if (story === 'default' || parts.parameters?.docs?.canvas?.sourceState === 'none') continue
        const component = /([^/]+)\.stories\.tsx$/.exec(path)?.[1]
        codeByFile.set(`${folder}${name}/src/${component}-${story}.tsx`, codeOf(file, parts, importable))
      }
    }
    expect(codeByFile.size).toBeGreaterThan(0)
    const withFrames = [...codeByFile].filter(([, code]) => code.includes('story-'))
    expect(withFrames.map(([path]) => path)).toEqual([])
    expect(errorsOf(name, codeByFile)).toEqual([])
  },
  TIMEOUT,
)
