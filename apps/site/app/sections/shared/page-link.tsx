import type { ComponentProps } from 'react'
import { Link, PrefetchPageLinks, useLinkClickHandler, useLocation } from 'react-router'
import { isCover } from '../../hooks/use-fragment'
import { useNextPage } from '../../hooks/use-next-page'
import { usePage } from '../../hooks/use-page'

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Path of a page, without a language prefix. */
  to: string
}

/**
 * A link to a page, in the language of the current page. The code and data of the page load when the visitor points at
 * it. A link in what covers the page, such as the menu, replaces the entry of what covers it.
 */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  const { localize } = usePage()
  const replace = isCover(useLocation()) || undefined
  const { isWanted, handlers, press } = useNextPage(localize(to), replace)
  return (
    <>
      <Link
        {...handlers}
        replace={replace}
        {...props}
        to={localize(to)}
        onClick={(event) => {
          onClick?.(event)
          press(event)
        }}
      />
      {isWanted && <PrefetchPageLinks page={localize(to)} />}
    </>
  )
}

/** Follows a link to a part of the same page with the router, so that the entry has a scroll position of its own. */
export const useFollowFragment = (hash: `#${string}`) =>
  useLinkClickHandler<HTMLAnchorElement>({ search: useLocation().search, hash })

/** A link to a part of the same page. */
export function FragmentLink({ href, ...props }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...props} href={href} onClick={useFollowFragment(href)} />
}
