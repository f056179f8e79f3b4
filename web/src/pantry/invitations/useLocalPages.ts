import { useState } from 'react'
import type { ServerPages } from '../../core/grid/useServerPages.ts'

const size = 100

/** Rows that are in the browser, in pages as a grid takes them. */
export function useLocalPages<R>(rows: readonly R[], refetch: () => unknown = () => undefined): ServerPages<R> {
  const [wanted, setPage] = useState(1)
  const last = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(wanted, last)
  return {
    rows: rows.slice((page - 1) * size, page * size),
    page,
    next: page < last ? () => setPage(page + 1) : undefined,
    previous: page > 1 ? () => setPage(page - 1) : undefined,
    isLoading: false,
    isTurning: false,
    error: undefined,
    refetch,
    change: () => undefined,
  }
}
