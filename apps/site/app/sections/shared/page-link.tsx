import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../hooks/use-page'

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Path of a page, without a language prefix. */
  to: string
}

/** A link to a page, in the language of the current page. The code of the page loads when the visitor points at it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { localize } = usePage()
  return <Link prefetch="intent" {...props} to={localize(to)} />
}
