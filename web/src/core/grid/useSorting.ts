import { useUrlQuery } from './useUrlQuery.ts'

export interface Sorting {
  /** The column by which the list's index sorts. */
  field: string
  /** Undefined for newest first, as the list opens. */
  order: 'oldest' | undefined
  setOrder: (order: 'newest' | 'oldest') => void
}

/** The order of a list in the URL. Only the column that an index serves can be sorted by. */
export function useSorting(field: string): Sorting {
  const [query, setQuery] = useUrlQuery()
  const setOrder = (order: 'newest' | 'oldest') =>
    setQuery(
      (next) => {
        for (const name of ['order', 'cursor', 'page']) next.delete(name)
        if (order === 'oldest') next.set('order', order)
        return next
      },
      { replace: true },
    )
  return { field, order: query.get('order') === 'oldest' ? 'oldest' : undefined, setOrder }
}
