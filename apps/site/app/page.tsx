import { Outlet } from 'react-router'
import { loadNextPage } from './hooks/next-page'

/** Around every page: what it waits for, and what is shown in its place if it fails. */
export default Outlet

export const clientMiddleware = [loadNextPage]

export { ErrorBoundary } from './page-error-boundary'
