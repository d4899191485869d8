import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { findNextPage } from './next-page'
import { useBrowserValue } from './use-browser-value'
import { useRouter } from './use-router'

/** Time in ms after which Back counts as lost: its event may never come. */
const LONGEST_WAY_BACK = 1000

/**
 * Keeps what covers the page, such as `#menu` or `#photo-3`, in the fragment of the address, so that Back closes it.
 *
 * Opening adds an entry to the history, and another fragment of the same kind replaces it. Closing goes back to the page,
 * or removes the fragment where the page was opened with it. A `PageLink` inside replaces the entry.
 *
 * @param pattern matches the fragments of this kind, without `#`
 * @returns the fragment in the address, undefined if it is of another kind, and a function that changes it
 */
export function useFragment(pattern: RegExp) {
  const router = useRouter()
  // The prerendered page has no fragment.
  const { hash, key } = useLocation()
  const shown = useBrowserValue(hash.slice(1), '')
  /** The key of the entry that was closed by a link: the page of the link will take its place. */
  const [closed, setClosed] = useState<string>()
  const closing = useRef<Promise<void>>(undefined)

  const change = async (next: string | undefined) => {
    // After the event: the page of a link that was pressed closes what covers this one.
    await undefined
    if (closing.current) return closing.current
    const { location } = router.state
    const isOpen = pattern.test(location.hash.slice(1))
    if (next === undefined && !isOpen) return
    if (next === undefined && findNextPage(router)) return setClosed(location.key)
    const { pathname, search, state } = location
    if (next === undefined && isCover(location)) {
      const goBack = async () => {
        const end = new Promise((resolve) => setTimeout(resolve, LONGEST_WAY_BACK))
        await Promise.race([router.navigate(-1), end])
        // The browser has not gone back, as where it has lost the entry of the page.
        if (router.state.location === location && !findNextPage(router))
          await router.navigate({ pathname, search }, { replace: true, preventScrollReset: true })
      }
      closing.current = goBack()
      await closing.current
      closing.current = undefined
    } else {
      await router.navigate(
        { pathname, search, hash: next },
        { replace: isOpen, preventScrollReset: true, state: isOpen ? state : { covers: true } },
      )
    }
  }
  return [pattern.test(shown) && key !== closed ? shown : undefined, change] as const
}

/** Whether the entry of a location was added for what covers the page: the entry before it is that of the page. */
export const isCover = ({ state }: { state: { covers?: boolean } | null }) => state?.covers === true
