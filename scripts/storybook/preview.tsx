import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, isValidElement, lazy, Suspense } from 'react'
import type { Args, ArgsEnhancer, ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import fonts from '../../packages/ui/src/styles/fonts.css?inline'
import { inherited } from './docs-frame.ts'
import { pseudo, StatesTable } from './states.tsx'
import { createCodePrinter, findComponents, type StoryModules, type StoryProvider } from './story-code.ts'
import { createStorybookTheme } from './theme.ts'
import { createTranslator, type StoryTexts } from './translate-args.ts'
import '../../stories/another-hotel.css'
import './story-page.css'

// A story may open before its typefaces have loaded; unlike a visitor, a designer waits for them.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: fonts.replaceAll('optional', 'block') }),
)

/** What a package adds to a Storybook. */
export interface StorybookPackage {
  modules: StoryModules
  texts: StoryTexts[]
  provider?: StoryProvider
}

const toolbar = (
  description: string,
  icon: 'globe' | 'contrast' | 'paintbrush',
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
})

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Applies the language, scheme and theme of the toolbar to the story, and to the page around it. */
const page: Decorator = (Story, { args, globals, viewMode }) => {
  const { language, scheme, theme } = globals
  const direction = language === 'he' ? 'rtl' : 'ltr'
  // A component reads an arg such as `defaultGuests` only when it mounts.
  const defaults = Object.entries(args).filter(([name]) => name.startsWith('default'))
  // The tokens of a theme are those of the whole document, and tinted sections follow its scheme.
  Object.assign(document.documentElement.dataset, { theme, scheme })
  if (viewMode !== 'docs') Object.assign(document.documentElement, { lang: language, dir: direction })
  return (
    <div className="story-page" lang={language} dir={direction} data-scheme={scheme}>
      <Story key={`${language} ${defaults}`} />
    </div>
  )
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !isValidElement(value) && Object.values(value).every(isPlain)
    : typeof value !== 'function'

/** The smallest value, the largest value and the step of the sliders for props of these names. */
const ranges: Record<string, [min: number, max: number, step: number]> = {
  hour: [0, 24, 0.5],
  maxGuests: [1, 8, 1],
  defaultGuests: [1, 8, 1],
  averageRating: [1, 5, 0.1],
  rating: [1, 5, 0.1],
  maxCharacters: [40, 600, 20],
  maxItems: [1, 5, 1],
  interval: [1000, 12_000, 200],
  pageSize: [1, 10, 1],
}

/** The words for props that mean the same in every component. */
const usual: Record<string, string> = {
  asChild:
    'Renders the single child instead of an element of its own, so that a link of a router can be in its place.',
  children: 'The content.',
  messages: 'The texts of the component, in the language of the page.',
}

/** A default as the code has it. Other defaults are words, and belong to the description. */
const isCode = (value: string) =>
  /^((['"`])((?!\2).)*\2|[[{].*|-?[\d._]+|true|false|null|undefined|\w+\.\w+|\w+\(.*\))$/s.test(value)

/**
 * Corrects the controls that Storybook infers from types, and the table of props. A React node that is a text has a text
 * field, a day a date field. Elements, functions, and data that contain them have no control, because it would replace
 * them by JSON; `asChild` has none, because it needs another child at the same time, and neither have props whose effect
 * a story cannot show.
 */
const safeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const value = initialArgs[name]
      // Storybook adds the type of an arg that the component does not declare, such as `children`, after this.
      const argType = argTypes[name] ?? { name }
      // A variant of `cva` may be null; its default is a choice of its own.
      const summary =
        argType.table?.type?.summary?.replace(' | null', '') ??
        argType.options?.map((option) => `"${option}"`).join(' | ') ??
        ''
      const preset = argType.table?.defaultValue?.summary?.replace(/^"(['"`].*['"`])"$|^"(.*)"$/s, '$1$2')
      const isWord = preset && argType.type?.name === 'enum' && /^[\w-]+$/.test(preset)
      const hasWords = preset && !isWord && !isCode(preset)
      const table = {
        ...argType.table,
        ...(summary && { type: { summary } }),
        ...(preset && { defaultValue: hasWords ? undefined : { summary: isWord ? `'${preset}'` : preset } }),
      }
      const common = {
        ...argType,
        table,
        description: [argType.description || usual[name], hasWords && `Default: ${preset}.`]
          .filter(Boolean)
          .join(' '),
      }
      // A handler that only a story has, to log or to test its calls.
      if (typeof value === 'function' && !argTypes[name]) return [name, { name, table: { disable: true } }]
      if (argType.mapping) return [name, common]
      const isText =
        argType.type?.name === 'string' || (/React(Node|Element)/.test(summary) && !/[[<=]/.test(summary))
      const range = ranges[name]
      if (/^(aria-labelledby|asChild|id|priority|sizes|timeZone)$/.test(name) || !isPlain(value))
        return [name, { ...common, control: { disable: true } }]
      if (/^default(Checkin|Checkout)$/.test(name)) return [name, { ...common, control: { type: 'date' } }]
      if (isText && (value === undefined || typeof value === 'string'))
        return [name, { ...common, control: { type: 'text' } }]
      if (range) {
        const [min, max, step] = range
        return [name, { ...common, control: { type: 'range', min, max, step } }]
      }
      if (argType.type?.name === 'number') return [name, { ...common, control: { type: 'number', min: 0 } }]
      if (argType.type?.name === 'enum') {
        const type = { ...argType.type, value: argType.type.value.filter(Boolean) }
        return [name, { ...common, type }]
      }
      const hasControl = argType.type?.name !== 'other' || (typeof value === 'object' && value !== null)
      return [name, hasControl ? common : { ...common, control: { disable: true } }]
    }),
  )

const typeOf = ({ type }: InputType) => (typeof type === 'object' ? type.name : type)

/** The value that a control shows for an arg that a story leaves out: the default of the code, or no text. */
const presetOf = (argType: InputType) => {
  const { control, table, options } = argType
  const type = typeOf(argType)
  if (typeof control === 'object' && control?.disable) return undefined
  const preset = table?.defaultValue?.summary?.replace(/^'(.*)'$/, '$1')
  if (type === 'boolean') return preset === 'true'
  if (typeof control === 'object' && control?.type === 'text') return preset ?? ''
  if (typeof control === 'object' && control?.type === 'range' && preset) return Number(preset)
  return type === 'enum' && !options?.includes(undefined) ? preset : undefined
}

/** The args that only `withPresets` has set, by the argTypes of their story. */
const presets = new WeakMap<ArgTypes, Args>()

/** Presets the controls, so that none has to be switched on before it can be used. */
const withPresets: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const missing = Object.entries(argTypes).filter(([name, { mapping }]) => !(name in initialArgs) && !mapping)
  const args = Object.fromEntries(missing.map(([name, argType]) => [name, presetOf(argType)]))
  presets.set(argTypes, args)
  return args
}

/** What the component gets: no arg that still is as preset, and days as `YYYY-MM-DD`, for which a control has a time. */
const givenArgs = (args: Args, argTypes: ArgTypes): Args =>
  Object.fromEntries(
    Object.entries(args)
      .filter(
        ([name, value]) =>
          !(name in (presets.get(argTypes) ?? {})) || presets.get(argTypes)?.[name] !== value,
      )
      .map(([name, value]) =>
        typeof value === 'number' && /^default(Checkin|Checkout)$/.test(name)
          ? [name, new Date(value).toISOString().slice(0, 10)]
          : [name, value],
      ),
  )

/** The preview of a Storybook with the stories of one package or of several. */
export function createPreview(...packages: StorybookPackage[]) {
  const components = findComponents(Object.assign({}, ...packages.map(({ modules }) => modules)))
  const { nameOf, functionValue, complete } = createCodePrinter(
    components,
    packages.flatMap(({ provider }) => provider ?? []),
  )
  const translateArgs = createTranslator(packages.flatMap(({ texts }) => texts))

  const translated: Decorator = (Story, { args, argTypes, globals, parameters }) => {
    const cell = (props: object, language = globals.language) => (
      <Story
        args={translateArgs({ ...givenArgs(args, argTypes), ...props }, language)}
        globals={{ ...globals, language }}
      />
    )
    return parameters.states ? <StatesTable {...parameters.states} cell={cell} /> : cell({})
  }

  // The docs pages load when the first of them opens, so that stories load faster.
  const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
  const DocsMain = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsMain }))

  return {
    argTypesEnhancers: [safeControls],
    argsEnhancers: [withPresets],
    decorators: [translated, page],
    globalTypes: {
      theme: toolbar('Theme', 'paintbrush', {
        'casa-meridiana': 'Casa Meridiana',
        'another-hotel': 'Another hotel',
      }),
      scheme: toolbar('Colour scheme', 'contrast', {
        light: 'Light',
        quiet: 'Quiet',
        band: 'Band',
        dark: 'Dark',
        night: 'Night',
      }),
      language: toolbar('Language', 'globe', {
        en: 'English',
        it: 'Italiano',
        de: 'Deutsch',
        he: 'עברית (right to left)',
      }),
    },
    initialGlobals: { ...inherited({ theme: 'casa-meridiana', scheme: 'light', language: 'en' }), pseudo },
    parameters: {
      a11y: { test: 'error' },
      // Chromatic compares every story at two widths.
      chromatic: {
        modes: { desktop: { viewport: 1440 }, phone: { viewport: 390 } },
        prefersReducedMotion: 'reduce',
      },
      docs: {
        theme: createStorybookTheme('Storybook'),
        container: (props: ComponentProps<typeof DocsMain>) => (
          <Suspense>
            <DocsMain {...props} />
          </Suspense>
        ),
        page: () => <DocsPage components={components} />,
        source: {
          type: 'dynamic',
          language: 'tsx',
          transform: (
            code: string,
            { parameters }: { parameters: { docs: { source: { code?: string } } } },
          ) => parameters.docs.source.code ?? complete(code),
        },
        // A docs page leaves out stories in another language, theme or width: its toolbar shows them.
        stories: {
          filter: ({ moduleExport }: { moduleExport: { globals?: object } }) => !moduleExport.globals,
        },
      },
      jsx: { displayName: nameOf, functionValue, useFragmentShortSyntax: true },
      layout: 'fullscreen',
      viewport: {
        options: {
          desktop: viewport('Desktop, 1440 px', 1440, 900),
          tablet: viewport('Tablet, 768 px', 768, 1024),
          phone: viewport('Phone, 390 px', 390, 844),
          narrow: viewport('Narrow, 320 px', 320, 568),
          zoomed: viewport('400 % zoom, 320 × 256 px', 320, 256),
        },
      },
    },
  } satisfies Preview
}
