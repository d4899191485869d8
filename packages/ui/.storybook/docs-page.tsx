import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'

/** A page of documentation: Storybook's own, in the landmark that it leaves out. */
export default function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  return (
    <main>
      <DocsContainer {...props} />
    </main>
  )
}
