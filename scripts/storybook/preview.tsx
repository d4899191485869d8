import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, isValidElement, lazy, Suspense } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import fonts from '../../packages/ui/src/styles/fonts.css?inline'
import { inherited } from './docs-frame.ts'
import { createCodePrinter, findComponents, type StoryModules, type StoryProvider } from './story-code.ts'
import { createStorybookTheme } from './theme.ts'
import { createTranslator, type StoryTexts } from './translate-args.ts'
import './other-hotel.css'
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
  icon: 'globe' | 'contrast' | 'paintbrush' | 'transfer',
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

/** Applies the language, direction, scheme and theme of the toolbar to the story, and to the page around it. */
const page: Decorator = (Story, { args, globals, parameters, viewMode }) => {
  const { language, direction, scheme, theme } = globals
  // A component reads an arg such as `defaultGuests` only when it mounts.
  const defaults = Object.entries(args).filter(([name]) => name.startsWith('default'))
  // The tokens of a theme are those of the whole document, and tinted sections follow its scheme.
  Object.assign(document.documentElement.dataset, { theme, scheme })
  if (viewMode !== 'docs') Object.assign(document.documentElement, { lang: language, dir: direction })
  return (
    <div
      className="story-page"
      lang={language}
      dir={direction}
      data-scheme={scheme}
      data-surface={parameters.surface ?? args.theme}
    >
      <Story key={`${language} ${direction} ${defaults}`} />
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
  interval: [2000, 12_000, 200],
  maxGuests: [1, 8, 1],
  defaultGuests: [1, 8, 1],
  averageRating: [1, 5, 0.1],
  rating: [1, 5, 0.1],
  maxCharacters: [40, 600, 20],
  maxItems: [1, 5, 1],
  carouselSpeed: [1000, 12_000, 500],
  pageSize: [1, 10, 1],
}

/**
 * Corrects the controls that Storybook infers from types. A React node that is a text has a text field. Elements,
 * functions, and data that contain them have no control, because it would replace them by JSON; `asChild` has none,
 * because it needs another child at the same time, and neither have props whose effect a story cannot show.
 */
const safeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const value = initialArgs[name]
      // Storybook adds the type of an arg that the component does not declare, such as `children`, after this.
      const argType = argTypes[name] ?? { name }
      // A variant of `cva` may be null; its default is a choice of its own.
      const summary = argType.table?.type?.summary?.replace(' | null', '') ?? ''
      const table = { ...argType.table, ...(summary && { type: { summary } }) }
      if (argType.mapping) return [name, { ...argType, table }]
      const isText = /React(Node|Element)/.test(summary) && !/[[<=]/.test(summary)
      const range = ranges[name]
      if (/^(aria-labelledby|asChild|id|priority|sizes|timeZone)$/.test(name) || !isPlain(value))
        return [name, { ...argType, control: { disable: true } }]
      if (isText && (value === undefined || typeof value === 'string'))
        return [name, { ...argType, control: { type: 'text' } }]
      if (range) {
        const [min, max, step] = range
        return [name, { ...argType, control: { type: 'range', min, max, step } }]
      }
      if (argType.type?.name === 'enum') {
        const type = { ...argType.type, value: argType.type.value.filter(Boolean) }
        return [name, { ...argType, type, table }]
      }
      const hasControl = argType.type?.name !== 'other' || (typeof value === 'object' && value !== null)
      return [name, hasControl ? argType : { ...argType, control: { disable: true } }]
    }),
  )
/** The preview of a Storybook with the stories of one package or of several. */
export function createPreview(...packages: StorybookPackage[]) {
  const components = findComponents(Object.assign({}, ...packages.map(({ modules }) => modules)))
  const { nameOf, functionValue, complete } = createCodePrinter(
    components,
    packages.flatMap(({ provider }) => provider ?? []),
  )
  const translateArgs = createTranslator(packages.flatMap(({ texts }) => texts))

  const translated: Decorator = (Story, { args, globals }) => (
    <Story args={translateArgs(args, globals.language)} />
  )

  // The docs pages load when the first of them opens, so that stories load faster.
  const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
  const DocsMain = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsMain }))

  return {
    argTypesEnhancers: [safeControls],
    decorators: [translated, page],
    globalTypes: {
      theme: toolbar('Theme', 'paintbrush', {
        'casa-meridiana': 'Casa Meridiana',
        'other-hotel': 'Another hotel',
      }),
      scheme: toolbar('Colour scheme', 'contrast', {
        light: 'Light',
        quiet: 'Quiet',
        band: 'Band',
        dark: 'Dark',
        night: 'Night',
      }),
      language: toolbar('Language', 'globe', { en: 'English', it: 'Italiano', de: 'Deutsch' }),
      direction: toolbar('Direction', 'transfer', {
        ltr: 'Left to right',
        rtl: 'Right to left (texts of the chosen language)',
      }),
    },
    initialGlobals: inherited({ theme: 'casa-meridiana', scheme: 'light', language: 'en', direction: 'ltr' }),
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
