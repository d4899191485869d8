import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../hooks/use-page'

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Path of a page, without a language prefix. */
  to: string
}

/**
 * A link to a page, in the language of the current page. By default the code and the data of the page load when the
 * visitor points at the link.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { localize } = usePage()
  return <Link prefetch="intent" {...props} to={localize(to)} />
}
