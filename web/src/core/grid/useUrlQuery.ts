import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router'

/**
 * The address's query, and a setter that builds on the last change. The router renders in a transition, and
 * `useSearchParams` builds on what is rendered: of two filters set in quick succession, only the second would stay.
 */
export function useUrlQuery() {
  const [query, setRendered] = useSearchParams()
  const router = useContext(DataRouterContext)?.router
  const setQuery = useCallback(
    (next: (query: URLSearchParams) => URLSearchParams, options: { replace?: boolean } = {}) => {
      const going = router?.state.navigation.location ?? router?.state.location
      setRendered(next(new URLSearchParams(going?.search)), { preventScrollReset: true, ...options })
    },
    [router, setRendered],
  )
  return [query, setQuery] as const
}
