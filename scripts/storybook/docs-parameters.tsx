import { type ComponentProps, lazy, Suspense } from 'react'
import { createStorybookTheme } from './theme.ts'

/** Imports the container when the first docs page opens, so that stories load faster. */
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
