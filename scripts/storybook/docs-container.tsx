import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** Wraps a docs page in a `main` landmark, because Storybook renders none. */
export default function DocsContainerInMainElement(props: ComponentProps<typeof DocsContainer>) {
  return (
    <main>
      <DocsContainer {...props} />
    </main>
  )
}
