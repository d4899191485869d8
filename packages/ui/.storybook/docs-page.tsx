import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** Wraps Storybook's docs page in a `main` landmark, because Storybook renders none. */
export default function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  return (
    <main>
      <DocsContainer {...props} />
    </main>
  )
}
