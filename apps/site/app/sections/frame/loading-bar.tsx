import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { setNextPage } from '../../first-view/parts'
import { followRouter } from '../../hooks/next-page'
import { useRouter } from '../../hooks/use-router'

/**
 * A line at the top of the window while another page loads: while `data-next-page` on `<html>` is `waiting`. `data-path`
 * is the path of the page that React shows, and `data-navigation` how the visitor came to it. Asks the router itself:
 * React holds back the updates of `useNavigation` while a section of the page waits for its hydration.
 */
export function LoadingBar() {
  const router = useRouter()
  const location = useLocation()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    // How the visitor came to this page: not how the document was opened.
    if (dataset.path !== location.pathname)
      dataset.navigation = router.state.historyAction === 'POP' ? 'back_forward' : 'navigate'
    dataset.path = location.pathname
    followRouter(router.state)
  }, [location, router])
  useEffect(() => {
    // The browser brings a page back as it was left: on the way to another document.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setNextPage('ready')
    window.addEventListener('pageshow', onPageShow)
    const unsubscribe = router.subscribe(followRouter)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      unsubscribe()
    }
  }, [router])
  return <div className="loading-bar" aria-hidden />
}
