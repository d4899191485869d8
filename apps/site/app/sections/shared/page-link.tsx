import type { ComponentProps } from 'react'
import { Link, PrefetchPageLinks } from 'react-router'
import { useNextPage } from '../../first-view/next-page'
import { usePage } from '../../hooks/use-page'

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Path of a page, without a language prefix. */
  to: string
}

/** A link to a page, in the language of the current page. The code and data of the page load when the visitor points at it. */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  const { localize } = usePage()
  const { isWanted, handlers, press } = useNextPage(localize(to))
  return (
    <>
      <Link
        {...handlers}
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
