import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden'

export interface ExternalLinkProps extends ComponentProps<'a'> {
  /** The end of the link's accessible name, which is not visible: `(opens in a new tab)`. */
  note: string
}

/**
 * A link to another site, which opens in a new tab. In a sentence the link is underlined. As the child of a component
 * with `asChild`, such as `Button`, it has the look of that component.
 */
export function ExternalLink({ note, children, ...props }: ExternalLinkProps) {
  return (
    <a data-slot="ui-external-link" target="_blank" rel="noopener" {...props}>
      {children}
      <VisuallyHidden> {note}</VisuallyHidden>
    </a>
  )
}
