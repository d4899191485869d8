import { matchRoutes, type RouteObject } from 'react-router'
import { importPageModule } from '../create-routes'
import { loadPictures } from './load-pictures'
import type { PageRouteHandle } from './page-handle'
import { eventsBeforePress, findPageLink } from './page-link'

/** Imports the scripts of a page when the visitor points at a link to it, touches the link or moves the focus to it. */
export function prefetchLinkedPages(routes: RouteObject[]) {
  const prefetch = ({ target }: Event) => {
    const link = findPageLink(target)
    const match = link && matchRoutes(routes, link.pathname)?.at(-1)
    const handle = match?.route.handle as PageRouteHandle | undefined
    // Leaves out the 404 page, whose route also matches links to files. Ignores a failure, because a navigation tries
    // again.
    if (handle?.path) Promise.all([importPageModule(handle.module), loadPictures([])]).catch(() => {})
  }
  // Listens in the capture phase, because React stops these events in a section that it has not hydrated.
  for (const type of eventsBeforePress) addEventListener(type, prefetch, { capture: true, passive: true })
}
