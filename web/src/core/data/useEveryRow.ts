import { useEffect, useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { everyRow, type RowsAnswer, type RowsQuery } from './everyRow.ts'

/** All pages of a list, or as many as are enough, read when a dialog opens. */
export function useEveryRow<I extends RowsQuery, V extends RowsAnswer<unknown>>(
  endpoint: Endpoint<I, V>,
  query: NoInfer<Omit<I, 'rows' | 'cursor'>>,
  enough?: number,
) {
  const [state, setState] = useState<{ found?: V['rows']; hasFailed?: boolean }>({})
  const asked = JSON.stringify(query)
  useEffect(() => {
    let isCurrent = true
    const set = (next: typeof state) => isCurrent && setState(next)
    everyRow(endpoint, JSON.parse(asked), enough).then(
      (found) => set({ found }),
      () => set({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [endpoint, asked, enough])
  return state
}
