import { useLocation } from 'react-router'
import { useBrowserValue } from './use-browser-value'
import { type Router, useRouter } from './use-router'

/** Time in ms after which Back counts as lost: its event may never come. */
const LONGEST_WAY_BACK = 1000

/** The menu changes in a transition of its own, which the router must not join, and closes at the press on a link. */
const afterEvent = Promise.resolve()

/** The way out of what covers the page: the history is one, so there is one way at a time. */
let closing: Promise<void> | undefined

/** Goes back to the page, or removes the fragment where the page was opened with it. */
function close(router: Router) {
  const leave = async () => {
    await afterEvent
    const { location } = router.state
    const { pathname, search } = location
    if (isCover(location)) {
      const end = new Promise((resolve) => setTimeout(resolve, LONGEST_WAY_BACK))
      await Promise.race([router.navigate(-1), end])
    }
    // The browser may not have gone back, as where it has lost the entry of the page.
    if (router.state.location === location)
      await router.navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    closing = undefined
  }
  closing ??= leave()
  return closing
}

/** Closes what covers the page. To be called before another page opens. */
export async function uncover(router: Router) {
  await afterEvent
  if (closing || isCover(router.state.location)) await close(router)
}

/**
 * Keeps what covers the page, such as `#menu` or `#photo-3`, in the fragment of the address, so that Back closes it.
 *
 * Opening adds an entry to the history, and another fragment of the same kind replaces it. Closing goes back to the page,
 * or removes the fragment where the page was opened with it. A `PageLink` inside closes first.
 *
 * @param pattern matches the fragments of this kind, without `#`
 * @returns the fragment in the address, undefined if it is of another kind, and a function that changes it
 */
export function useFragment(pattern: RegExp) {
  const router = useRouter()
  // The prerendered page has no fragment.
  const shown = useBrowserValue(useLocation().hash.slice(1), '')

  const change = async (next: string | undefined) => {
    if (closing) return closing
    const { pathname, search, hash, state } = router.state.location
    const isOpen = pattern.test(hash.slice(1))
    if (next === undefined) return isOpen ? close(router) : undefined
    await afterEvent
    await router.navigate(
      { pathname, search, hash: next },
      { replace: isOpen, preventScrollReset: true, state: isOpen ? state : { covers: true } },
    )
  }
  return [pattern.test(shown) ? shown : undefined, change] as const
}

/** Whether the entry of a location was added for what covers the page: the entry before it is that of the page. */
export const isCover = ({ state }: { state: { covers?: boolean } | null }) => state?.covers === true
