import { useEffect } from 'react'
import { useRouter } from '../../hooks/use-router'

/**
 * A line at the top of the window while another page loads: while `data-next-page` on `<html>` is `waiting`. Asks the
 * router itself: React holds back the updates of `useNavigation` while a section of the page waits for its hydration.
 */
export function LoadingBar() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (navigation.location) document.documentElement.dataset.nextPage = 'waiting'
      }),
    [router],
  )
  return <div className="loading-bar" aria-hidden />
}
