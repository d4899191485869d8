import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import fonts from '../../packages/ui/src/styles/fonts.css?inline'
import { pseudo, StatesTable } from '../../stories/states.tsx'
import { describeProps, givenArgs, withPresets } from './controls.ts'
import { inherited } from './docs-frame.ts'
import { createCodePrinter, findComponents, type StoryModules, type StoryProvider } from './story-code.ts'
import { storybookTheme } from './theme.ts'
import { createTranslator, type StoryTexts } from './translate-args.ts'
import '../../stories/another-hotel.css'
import './story-page.css'

// A story may open before its typefaces have loaded; unlike a visitor, a designer waits for them.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: fonts.replaceAll('optional', 'block') }),
)

// Storybook opens a link in its whole window. One to a place in the page scrolls the page.
document.onclick = ({ target }) =>
  (target as Element).closest('a[href^="#"]')?.setAttribute('target', '_self')

/** What a package adds to a Storybook. */
export interface StorybookPackage {
  modules: StoryModules
  texts: StoryTexts[]
  provider?: StoryProvider
}

const still = { prefersReducedMotion: 'reduce' } as const
const byName = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name.toLowerCase().replace(' ', '-'), name]))
const languages = { en: 'English', it: 'Italiano', de: 'Deutsch', he: 'עברית (right to left)' }

const toolbar = <Icon extends string>(description: string, icon: Icon, titles: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
})

/** Applies the language, scheme and theme of the toolbar to the story, and to the page around it. */
const page: Decorator = (Story, { args, globals, viewMode, title }) => {
  const { language, scheme } = globals
  const own = globals.theme === 'your-hotel' && localStorage.getItem('theme.css')
  // Until a visitor has a theme, theirs is the example. The story that edits the theme has the style sheet itself.
  const theme = own || title === 'Your hotel' ? globals.theme : globals.theme.replace('your-', 'another-')
  const direction = language === 'he' ? 'rtl' : 'ltr'
  // A component reads an arg such as `defaultGuests` only when it mounts.
  const defaults = Object.entries(args).filter(([name]) => name.startsWith('default'))
  // The tokens of a theme are those of the whole document, and tinted sections follow its scheme.
  Object.assign(document.documentElement.dataset, { theme, scheme })
  if (viewMode !== 'docs') Object.assign(document.documentElement, { lang: language, dir: direction })
  return (
    <div className="story-page" lang={language} dir={direction} data-scheme={scheme}>
      {own && title !== 'Your hotel' && <style>{own}</style>}
      <Story key={`${language} ${defaults}`} />
    </div>
  )
}

/** The preview of a Storybook with the stories of one package or of several. */
export function createPreview(...packages: StorybookPackage[]) {
  const components = findComponents(Object.assign({}, ...packages.map(({ modules }) => modules)))
  const { nameOf, functionValue, complete } = createCodePrinter(
    components,
    packages.flatMap(({ provider }) => provider ?? []),
  )
  const translateArgs = createTranslator(packages.flatMap(({ texts }) => texts))

  const translated: Decorator = (Story, { args, argTypes, initialArgs, globals, parameters }) => {
    const cell = (props: object, language = globals.language) => (
      <Story
        args={translateArgs({ ...givenArgs(args, argTypes, initialArgs), ...props }, language, globals.theme)}
        globals={{ ...globals, language }}
      />
    )
    return parameters.states ? <StatesTable {...parameters.states} cell={cell} /> : cell({})
  }

  // The docs pages load when the first of them opens, so that stories load faster.
  const DocsPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
  const DocsMain = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsMain }))

  return {
    tags: ['autodocs'],
    argTypesEnhancers: [describeProps],
    argsEnhancers: [withPresets],
    decorators: [translated, page],
    globalTypes: {
      theme: toolbar('Theme', 'paintbrush', byName('Casa Meridiana', 'Another hotel', 'Your hotel')),
      scheme: toolbar('Colour scheme', 'contrast', byName('Light', 'Quiet', 'Band', 'Dark', 'Night')),
      language: toolbar('Language', 'globe', languages),
    },
    initialGlobals: { ...inherited({ theme: 'casa-meridiana', scheme: 'light', language: 'en' }), pseudo },
    parameters: {
      a11y: { test: 'error' },
      controls: { expanded: true },
      chromatic: { modes: { desktop: { viewport: 1440 }, phone: { viewport: 390 } }, ...still },
      docs: {
        toc: { headingSelector: 'h2, h3' },
        theme: storybookTheme,
        container: (props: ComponentProps<typeof DocsMain>) => (
          <Suspense>
            <DocsMain {...props} />
          </Suspense>
        ),
        page: () => <DocsPage components={components} />,
        source: {
          type: 'dynamic',
          language: 'tsx',
          transform: (code: string, { parameters: { docs } }: StoryContext) =>
            docs.source.code ?? complete(code),
        },
        // A docs page leaves out stories in another language, theme or width: its toolbar shows them.
        stories: { filter: ({ moduleExport }: StoryContext) => !moduleExport.globals },
      },
      jsx: { displayName: nameOf, functionValue, useFragmentShortSyntax: true },
      layout: 'fullscreen',
      viewport: {
        options: {
          desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
          tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
          phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
          narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '568px' } },
          zoomed: { name: '400 % zoom, 320 × 256 px', styles: { width: '320px', height: '256px' } },
        },
      },
    },
  } satisfies Preview
}
