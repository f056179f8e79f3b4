import { useUrlQuery } from './useUrlQuery.ts'

/** Sorting as the grid's heads show it. */
export interface HeadSorting {
  /** The column by which the list's index sorts. */
  field: string
  /** Undefined for newest first, as the list opens. */
  order: string | undefined
  setOrder: (order: 'newest' | 'oldest') => void
}

export interface Sorting<Other extends string = never> extends HeadSorting {
  order: 'oldest' | Other | undefined
  setOrder: (order: 'newest' | 'oldest' | Other) => void
}

/** The order of a list in the URL: by the column that an index serves, or one of the others that the server reckons. */
export function useSorting<Other extends string = never>(field: string, others: readonly Other[] = []): Sorting<Other> {
  const [query, setQuery] = useUrlQuery()
  const setOrder: Sorting<Other>['setOrder'] = (order) =>
    setQuery(
      (next) => {
        for (const name of ['order', 'cursor', 'page']) next.delete(name)
        if (order !== 'newest') next.set('order', order)
        return next
      },
      { replace: true },
    )
  return { field, order: (['oldest', ...others] as const).find((one) => one === query.get('order')), setOrder }
}
