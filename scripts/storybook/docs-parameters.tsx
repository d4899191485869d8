import { type ComponentProps, lazy, Suspense } from 'react'
import { createStorybookTheme } from './theme.ts'

/** Loads the container with the first docs page only, so that stories load faster. */
const DocsContainer = lazy(() => import('./docs-container.tsx'))

const docsContainer = (props: ComponentProps<typeof DocsContainer>) => (
  <Suspense>
    <DocsContainer {...props} />
  </Suspense>
)

/** Storybook parameters for the look of the docs pages. */
export const createDocsParameters = (title: string) => ({
  theme: createStorybookTheme(title),
  container: docsContainer,
})
