import { useRef, useState } from 'react'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { type ApiOptions, useApi } from '../data/useApi.ts'

interface Page<R> {
  rows: R[]
  cursor?: string | undefined
}
interface CursorInput {
  cursor?: string | undefined
}

export interface CursorPages<R> {
  rows: readonly R[]
  /** Counted from 1. */
  page: number
  next: (() => void) | undefined
  previous: (() => void) | undefined
  error: Error | undefined
  isLoading: boolean
  /** Rows of the page before are shown while the next one loads. */
  isTurning: boolean
  refresh: () => unknown
}

/** Pages of a grid endpoint whose cursors only lead forward: the way back is remembered here. Another input starts anew. */
export function useCursorPages<I extends CursorInput, R>(
  endpoint: Endpoint<I, Page<R>>,
  input: NoInfer<I> | null,
  options: ApiOptions<Page<R>> = {},
): CursorPages<R> {
  const asked = JSON.stringify(input)
  const [way, setWay] = useState<{ asked: string; cursors: readonly string[] }>({ asked, cursors: [] })
  const cursors = way.asked === asked ? way.cursors : []
  const cursor = cursors.at(-1)
  const answer = useApi(
    endpoint,
    input === null ? null : { ...input, ...(cursor === undefined ? {} : { cursor }) },
    options,
  )
  const following = answer.data?.cursor
  // While another page loads the one before is still at hand.
  const page = `${asked} ${cursor ?? ''}`
  const shown = useRef({ page, data: answer.data })
  if (shown.current.data !== answer.data) shown.current = { page, data: answer.data }
  const turn = (to: readonly string[]) => () => setWay({ asked, cursors: to })
  return {
    rows: answer.data?.rows ?? [],
    page: cursors.length + 1,
    next: following === undefined ? undefined : turn([...cursors, following]),
    previous: cursors.length === 0 ? undefined : turn(cursors.slice(0, -1)),
    error: answer.data === undefined ? answer.error : undefined,
    isLoading: answer.data === undefined && answer.isLoading,
    isTurning: answer.data !== undefined && answer.isLoading && shown.current.page !== page,
    refresh: () => answer.mutate(),
  }
}
