import { useEffect } from 'react'
import { useRouter } from '../../hooks/use-router'

/**
 * A line at the top of the window while another page loads: while `data-next-page` on `<html>` is `waiting`. Asks the
 * router itself: React holds back the updates of `useNavigation` while a section of the page waits for its hydration.
 */
export function LoadingBar() {
  const router = useRouter()
  useEffect(() => {
    const setNextPage = (state: string) => {
      document.documentElement.dataset.nextPage = state
    }
    // The browser brings a page back as it was left: on the way to another document.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setNextPage('ready')
    window.addEventListener('pageshow', onPageShow)
    const unsubscribe = router.subscribe(({ navigation }) => navigation.location && setNextPage('waiting'))
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      unsubscribe()
    }
  }, [router])
  return <div className="loading-bar" aria-hidden />
}
