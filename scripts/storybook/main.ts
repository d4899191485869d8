import type { StorybookConfig } from '@storybook/react-vite'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { mergeConfig, type PluginOption, type UserConfig } from 'vite'

/** The stories and pages of a package: its introduction, its guides, its components. */
export const storiesIn = (packageFolder: string, titlePrefix = '') => [
  { directory: `${packageFolder}/.storybook`, files: '*.mdx', titlePrefix },
  {
    directory: `${packageFolder}/src/docs`,
    files: '*.{mdx,stories.tsx}',
    titlePrefix: `${titlePrefix}/Guide`,
  },
  { directory: `${packageFolder}/src/components`, files: '**/*.stories.tsx', titlePrefix },
]

/** Tags with a meaning of their own. Every other tag of a component or a guide is another name of it. */
const isOtherName = (tag: string) => !/^(autodocs|dev|test|manifest|play-fn|test-fn|.*-mdx|!.*)$/.test(tag)

/** Writes the path of a story file as a title: `UI/actions/icon-button` becomes `UI/Actions/Icon button`. */
const readable = (title: string) =>
  title.replaceAll('-', ' ').replace(/(^|\/)[a-z]/g, (letter) => letter.toUpperCase())

const nameComponents: StorybookConfig['experimental_indexers'] = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...args) =>
      (await indexer.createIndex(...args)).map((entry) => ({
        ...entry,
        // Storybook reads the tags of a preview from its text, and those here are returned by a function.
        tags: ['autodocs', ...(entry.tags ?? [])],
        title: readable(entry.title ?? ''),
      })),
  }))

/**
 * Names a docs page after its component, with the other names, so that the search of the sidebar, which reads names and
 * no tags, finds it by these. Addresses have the title alone: they stay when a name is added.
 */
const nameDocs = async (generator: StoryIndexGenerator) => {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await getIndex()
    for (const entry of Object.values(index.entries))
      if (entry.type === 'docs' && entry.name === 'Docs') {
        const names = (entry.tags ?? []).filter(isOtherName).join(', ')
        entry.name = entry.title.replace(/^.*\//, '') + (names && ` (${names})`)
      }
    return index
  }
  return generator
}

/** A control of a day has no time, and that of an object scrolls. */
const controlStyles = `<style>.docblock-argstable [type='time'] { display: none }
.docblock-argstable .rejt-tree { max-block-size: 15rem; overflow: auto }</style>`

const build: UserConfig = {
  build: {
    // Storybook's own docs page is the largest chunk.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // One chunk for the components, which the preview imports all: else each is a request.
      output: {
        codeSplitting: { groups: [{ name: 'code', test: /packages\/[\w-]+\/src\/(?!docs|.*\.stories)/ }] },
      },
      // Hides the warning that 'use client' has no effect in a bundle for browsers.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
}

/** The configuration that all Storybooks of the repository share. */
export const createStorybook = (
  stories: StorybookConfig['stories'],
  plugins: PluginOption[] = [],
): StorybookConfig => ({
  framework: '@storybook/react-vite',
  stories,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  managerHead: (head = '') => head + controlStyles,
  previewHead: (head = '') => head + controlStyles,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: nameComponents,
  // Storybook's own preset has it, its type of the configuration has not.
  ...({ storyIndexGenerator: nameDocs } as object),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['**/src/**/*.tsx'],
      exclude: ['**/node_modules/**', '**/*.stories.tsx', '**/*.test.tsx'],
      // 4 and 100 are `react-jsx` and `bundler`: there is no one tsconfig for the three packages.
      compilerOptions: { strict: true, jsx: 4, module: 99, moduleResolution: 100, skipLibCheck: true },
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('/node_modules/'),
    },
  },
  viteFinal: (vite) => mergeConfig(mergeConfig(vite, build), { plugins }),
})
