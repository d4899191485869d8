import { matchRoutes, type RouteObject } from 'react-router'
import { importPageModule } from '../create-routes'
import { loadPictures } from './load-pictures'
import type { PageRouteHandle } from './page-handle'

/** Events that precede a press on a link. */
const signs = ['pointerover', 'touchstart', 'focusin']

/** Imports the scripts of a page when the visitor points at a link to it, touches the link or moves the focus to it. */
export function prefetchLinkedPages(routes: RouteObject[]) {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const match = link && matchRoutes(routes, link.pathname)?.at(-1)
    const handle = match?.route.handle as PageRouteHandle | undefined
    // Leaves out the 404 page, whose route also matches links to pictures. Ignores a failure, because a navigation
    // tries again.
    if (handle?.path) Promise.all([importPageModule(handle.module), loadPictures([])]).catch(() => {})
  }
  // Listens in the capture phase, because React stops these events in a section that it has not hydrated.
  for (const sign of signs) addEventListener(sign, prefetch, { capture: true, passive: true })
}
