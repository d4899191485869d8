import { type ComponentProps, useState } from 'react'
import { createPath, Link, resolvePath, useLinkClickHandler, useLocation } from 'react-router'
import { isPlainClick } from '../../first-view/inline-scripts'
import { findNextPage, loadModule, openPage } from '../../hooks/next-page'
import { uncover } from '../../hooks/use-fragment'
import { usePage } from '../../hooks/use-page'
import { useRouter } from '../../hooks/use-router'
import { addressBeside } from '../../lib/languages/paths'

interface PageLinkProps extends ComponentProps<typeof Link> {
  /** Path of a page, without a language prefix. */
  to: string
}

/**
 * A link to a page, in the language of the current page. The code and data of the page load when the visitor points at
 * it.
 */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  const router = useRouter()
  const address = usePage().localize(to)
  const [prefetch, setPrefetch] = useState<'none' | 'render'>('none')
  // React Router prefetches after that: if it could not have the code, it would load the current page again.
  const prepare = () => {
    loadModule(address).then(
      () => setPrefetch('render'),
      () => {},
    )
  }
  const open = async () => {
    await uncover(router)
    const { location } = router.state
    // A language that was chosen may be on its way.
    const { page } = findNextPage(router) ?? { page: location }
    const target = addressBeside(page, to)
    // The link to the page itself adds no entry, as in a browser.
    await openPage(router, resolvePath(target), { replace: target === createPath(location) })
  }
  return (
    <Link
      prefetch={prefetch}
      discover="none"
      onPointerEnter={prepare}
      onFocus={prepare}
      {...props}
      to={address}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        open()
      }}
    />
  )
}

/** Follows a link to a part of the same page with the router, so that the entry has a scroll position of its own. */
export const useFollowFragment = (hash: `#${string}`) =>
  useLinkClickHandler<HTMLAnchorElement>({ search: useLocation().search, hash })

/** A link to a part of the same page. */
export function FragmentLink({ href, ...props }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...props} href={href} onClick={useFollowFragment(href)} />
}
