import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router'

/**
 * The address's query, and a setter that builds on the last change. The router renders in a transition, and
 * `useSearchParams` builds on what is rendered: of two filters set in quick succession, only the second would stay. Set late,
 * by a page that the person has left, it does nothing.
 */
export function useUrlQuery() {
  const [query, setRendered] = useSearchParams()
  const { pathname } = useLocation()
  const router = useContext(DataRouterContext)?.router
  const setQuery = useCallback(
    (next: (query: URLSearchParams) => URLSearchParams, options: { replace?: boolean } = {}) => {
      const going = router?.state.navigation.location ?? router?.state.location
      if (going && going.pathname !== pathname) return
      setRendered(next(new URLSearchParams(going?.search)), { preventScrollReset: true, ...options })
    },
    [router, pathname, setRendered],
  )
  return [query, setQuery] as const
}
