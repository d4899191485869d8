import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** Storybook's docs page inside a `main` landmark, which it lacks. */
export default function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  return (
    <main>
      <DocsContainer {...props} />
    </main>
  )
}
