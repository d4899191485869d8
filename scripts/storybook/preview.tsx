import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Args, StoryContext } from 'storybook/internal/types'
import { emitTransformCode, useEffect } from 'storybook/preview-api'
import { argTypesFromSource, type SliderRanges } from './arg-types.ts'
import type { ComponentGuides } from './component-guide.ts'
import { readDocsPageGlobals } from './docs-page-globals.ts'
import { createDocsParameters } from './docs-parameters.tsx'
import type { ImportableModules } from './story-source.ts'
import { withControlledState } from './with-controlled-state.tsx'

const toolbar = (
  description: string,
  icon: 'globe' | 'contrast' | 'paintbrush' | 'play',
  titles: Titles,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
})

/** The titles of the items of a toolbar menu, by the value that each item selects. */
type Titles = Record<string, string>

/** What differs between the Storybooks of the packages. The first value of a toolbar is its initial value. */
interface Options {
  guides: ComponentGuides
  schemes: Titles
  themes: Titles
  motions?: Titles
  ranges: SliderRanges
  /** Loads the modules from which the code of the stories imports. */
  modules: () => Promise<ImportableModules>
  /** Translates the args of a story from English into the language of the toolbar. */
  translateArgs?: (args: Args, language: StoryLanguage) => Args
}

type StoryLanguage = keyof typeof languages

const languages = { en: 'English', it: 'Italiano', de: 'Deutsch' }

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The two window widths at which Chromatic compares every story. */
const bothWidths = {
  desktop: { viewport: 1440 },
  phone: { viewport: 390 },
}

/** Loads only when a docs page opens: the module reads the props of the components with the TypeScript compiler. */
const ComponentPage = lazy(() => import('./component-page.tsx'))

const firstOf = (titles: Titles) => Object.keys(titles)[0]

/** Makes a docs page print the code of a story again when its args or the language change. */
const withCurrentSource: Decorator = (Story, context) => {
  const { args, globals, viewMode } = context
  useEffect(() => {
    if (viewMode === 'docs') emitTransformCode('', context)
  }, [args, globals.language, viewMode])
  return <Story />
}

/** The preview that the three packages share: toolbars, widths, accessibility checks, docs pages. */
export function createSharedPreview(
  title: string,
  { guides, schemes, themes, motions, ranges, modules, translateArgs = (args) => args }: Options,
) {
  const translated: Decorator = (Story, { args, globals }) => (
    <Story args={translateArgs(args, globals.language)} />
  )

  /** Returns the source code of a component's story, with its texts in the language that the toolbar selects. */
  const sourceOfStory = async (code: string, context: StoryContext) => {
    const handwritten = context.parameters.docs.source.code
    if (handwritten !== undefined || !context.title.startsWith('Components/')) return handwritten ?? code
    const [{ printStorySource }, importable] = await Promise.all([import('./story-source.ts'), modules()])
    const args = translateArgs(context.args, context.globals.language)
    return printStorySource(context.originalStoryFn(args, context) as ReactNode, importable)
  }

  return {
    argTypesEnhancers: [argTypesFromSource(ranges)],
    decorators: [withControlledState, translated, withCurrentSource],
    globalTypes: {
      language: toolbar('Language', 'globe', languages),
      scheme: toolbar('Colour scheme', 'contrast', schemes),
      theme: toolbar('Theme', 'paintbrush', themes),
      ...(motions && { motion: toolbar('Motion', 'play', motions) }),
    },
    initialGlobals: {
      language: 'en',
      scheme: firstOf(schemes),
      theme: firstOf(themes),
      ...(motions && { motion: firstOf(motions) }),
      ...readDocsPageGlobals(['language', 'scheme', 'theme', 'motion']),
    },
    parameters: {
      a11y: { test: 'error' },
      chromatic: { modes: bothWidths, prefersReducedMotion: 'reduce' },
      docs: {
        ...createDocsParameters(title),
        source: { type: 'code', language: 'tsx', transform: sourceOfStory },
        page: () => (
          <Suspense>
            <ComponentPage guides={guides} />
          </Suspense>
        ),
      },
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
