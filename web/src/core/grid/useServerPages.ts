import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SWRResponse } from 'swr'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { useLastKnown } from '../data/lastKnown.ts'
import { useOwnValue } from '../data/ownValue.ts'
import type { ApiOptions } from '../data/useApi.ts'

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
  /** Shows rows with a change that an endpoint answered, until the list's index has it as well. */
  change: (apply: (rows: readonly R[]) => R[]) => void
}

interface AskedPages<V extends Page<unknown>> extends ServerPages<V['rows'][number]> {
  answer: V | undefined
  /** The rows shown are asked for again: by button, poll or change. */
  isRefreshing: boolean
}

/**
 * Pages of a list endpoint with forward-only cursors. The cursor is in the URL, so Back, reload and bookmarks show the same
 * page; the cursors of the earlier pages are in the history entry's state, for the way back by button.
 */
export function useServerPages<I extends { cursor?: string | undefined }, V extends Page<unknown>>(
  endpoint: Endpoint<I, V>,
  input: NoInfer<Omit<I, 'cursor'>> | null,
  options: ApiOptions<V> = {},
): AskedPages<V> {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const cursor = query.get('cursor') ?? undefined
  const asked = input && ({ ...input, ...(cursor ? { cursor } : {}) } as NoInfer<I>)
  const answer = useLastKnown(endpoint, asked, options)
  const { rows, change } = useChangedRows<V['rows'][number]>(answer, JSON.stringify([input, cursor]))
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
    rows,
    page,
    next: following === undefined ? undefined : goTo(page + 1, [...cursors, following]),
    previous: cursors.length === 0 ? undefined : goTo(page - 1, cursors.slice(0, -1)),
    isLoading: answer.data === undefined && answer.isLoading,
    isTurning: answer.data !== undefined && answer.isLoading,
    error: answer.data === undefined ? answer.error : undefined,
    refetch: () => answer.mutate(),
    change,
    answer: answer.data,
    isRefreshing: answer.isValidating && !answer.isLoading,
  }
}

/** A list that is answered whole, as its one page. */
export function useOnePage<R>({ data, error, isLoading, mutate }: SWRResponse<R[], Error>): ServerPages<R> {
  const { rows, change } = useChangedRows<R>({ data: data && { rows: data }, mutate }, 'all')
  return {
    rows,
    page: 1,
    next: undefined,
    previous: undefined,
    isLoading,
    isTurning: false,
    error: data ? undefined : error,
    refetch: () => mutate(),
    change,
  }
}

/** For actions whose answer `change` shows: the list is asked for again once its index has the change. */
export const byRows = { renews: [] } as const

/** The rows of a page, for five seconds with the person's own changes: an index that is read at once may still lack them. */
interface Changeable<R> extends Pick<SWRResponse<Page<R>>, 'data'> {
  mutate: () => unknown
}
export function useChangedRows<R>({ data, mutate }: Changeable<R>, page: string) {
  const [held, hold] = useOwnValue<{ page: string; rows: readonly R[] } | undefined>(undefined)
  const rows: readonly R[] = held?.page === page ? held.rows : (data?.rows ?? none)
  // Of several changes in one event each follows the one before.
  const latest = useRef(rows)
  latest.current = rows
  const change: ServerPages<R>['change'] = useCallback(
    (apply) => {
      latest.current = apply(latest.current)
      hold({ page, rows: latest.current })
    },
    [hold, page],
  )
  const isHeld = held !== undefined
  const wasHeld = useRef(false)
  useEffect(() => {
    if (wasHeld.current && !isHeld) void mutate()
    wasHeld.current = isHeld
  }, [isHeld, mutate])
  return { rows, change }
}

/** One value, so that grids which memoize their rows don't render again. */
const none: never[] = []
