import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { type ApiOptions, useApi } from '../data/useApi.ts'

interface Page<R> {
  rows: R[]
  cursor?: string | undefined
}

export interface ServerPages<R> {
  rows: readonly R[]
  /** Counted from 1. */
  page: number
  /** One page on or back, where there is one: cursors lead no further. */
  next: (() => void) | undefined
  previous: (() => void) | undefined
  isLoading: boolean
  /** The rows of the page before are shown while the next one loads. */
  isTurning: boolean
  error: Error | undefined
  refetch: () => unknown
  /** Changes the rows by what an endpoint answered, without a request: the list's index may still lack the change. */
  change: (apply: (rows: readonly R[]) => R[]) => void
}

/**
 * Pages of a list endpoint with forward-only cursors. The cursor is in the URL, so Back, reload and bookmarks show the same
 * page; the cursors of the earlier pages are in the history entry's state, for the way back by button.
 */
export function useServerPages<I extends { cursor?: string | undefined }, R>(
  endpoint: Endpoint<I, Page<R>>,
  input: NoInfer<Omit<I, 'cursor'>>,
  options: ApiOptions<Page<R>> = {},
): ServerPages<R> {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const cursor = query.get('cursor') ?? undefined
  const answer = useApi(endpoint, { ...input, ...(cursor ? { cursor } : {}) } as NoInfer<I>, options)
  const { mutate } = answer
  const change: ServerPages<R>['change'] = useCallback(
    (apply) => void mutate((data) => data && { ...data, rows: apply(data.rows) }, { revalidate: false }),
    [mutate],
  )
  const cursors: readonly string[] = state?.cursors ?? (cursor ? [cursor] : [])
  const page = cursor ? Math.max(2, Number(query.get('page')) || 2) : 1
  const goTo = (to: number, way: readonly string[]) => () => {
    const last = way.at(-1)
    query.delete('cursor')
    query.delete('page')
    if (last !== undefined) {
      query.set('cursor', last)
      query.set('page', String(to))
    }
    void navigate({ search: String(query) }, { state: { cursors: way } })
  }
  const following = answer.data?.cursor
  return {
    rows: answer.data?.rows ?? none,
    page,
    next: following === undefined ? undefined : goTo(page + 1, [...cursors, following]),
    previous: cursors.length === 0 ? undefined : goTo(page - 1, cursors.slice(0, -1)),
    isLoading: answer.data === undefined && answer.isLoading,
    isTurning: answer.data !== undefined && answer.isLoading,
    error: answer.data === undefined ? answer.error : undefined,
    refetch: () => mutate(),
    change,
  }
}

/** One value, so that grids which memoize their rows don't render again. */
const none: never[] = []
