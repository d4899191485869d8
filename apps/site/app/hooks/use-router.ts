import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * The router itself, for code that runs after an event: `router.state` is the state of that moment, while React holds
 * back the updates of `useNavigation` and `useLocation` until the next page is rendered.
 *
 * @throws outside of the router
 */
export function useRouter() {
  const context = useContext(DataRouterContext)
  if (!context) throw new Error('site: useRouter() was called outside of the router')
  return context.router
}

export type Router = ReturnType<typeof useRouter>
