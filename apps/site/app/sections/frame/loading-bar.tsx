import { useContext, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

/**
 * A line at the top of the window while another page loads. Its style is in `app.css`. Asks the router itself: React holds
 * back the updates of `useNavigation` while a section of the page waits for its hydration.
 */
export function LoadingBar() {
  const router = useContext(DataRouterContext)?.router
  const shown = useLocation().key
  const [target, setTarget] = useState(shown)
  useEffect(
    () => router?.subscribe(({ navigation, location }) => setTarget((navigation.location ?? location).key)),
    [router],
  )
  return target === shown ? null : <div className="loading-bar" aria-hidden />
}
