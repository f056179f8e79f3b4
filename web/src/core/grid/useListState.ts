import { useCallback, useMemo } from 'react'
import { useUrlQuery } from './useUrlQuery.ts'

/** A filter value; what the URL holds is read back in the type of its default. */
export type ListState = Readonly<Record<string, string | number | boolean>>
type Widened<S> = { [K in keyof S]: S[K] extends string ? string : S[K] extends number ? number : boolean }

function readAs<T extends string | number | boolean>(text: string | null, otherwise: T): T {
  if (text === null) return otherwise
  if (typeof otherwise === 'number')
    return (text.trim() === '' || Number.isNaN(Number(text)) ? otherwise : Number(text)) as T
  return (typeof otherwise === 'boolean' ? text === 'true' : text) as T
}

export const readListState = <S extends ListState>(query: URLSearchParams, defaults: S) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, otherwise]) => [name, readAs(query.get(name), otherwise)]),
  ) as Widened<S>

/** Writes what differs from the defaults; a changed filter starts at the first page again. */
export function writeListState<S extends ListState>(
  query: URLSearchParams,
  defaults: S,
  change: Partial<Widened<S>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === defaults[name]) next.delete(name)
    else next.set(name, String(value))
  }
  next.delete('cursor')
  next.delete('page')
  return next
}

/**
 * A list's filters in the URL, so that a reload, a bookmark and Back show the same list:
 * `const { filters, setFilters } = useListState({ search: '', status: -1 })`.
 */
export function useListState<const S extends ListState>(defaults: S) {
  const [query, setQuery] = useUrlQuery()
  const known = JSON.stringify(defaults)
  const filters = useMemo(() => readListState(query, JSON.parse(known) as S), [query, known])
  const setFilters = useCallback(
    (change: Partial<Widened<S>>) =>
      setQuery((old) => writeListState(old, JSON.parse(known) as S, change), { replace: true }),
    [setQuery, known],
  )
  const changed = Object.keys(defaults).filter((name) => filters[name] !== defaults[name])
  return {
    filters,
    setFilters,
    /** A filter other than the search differs from what the list opens with. */
    isNarrowed: changed.some((name) => name !== 'search'),
    /** Back to what the list opens with; undefined when it is that. */
    clear: changed.length > 0 ? () => setFilters(defaults as unknown as Widened<S>) : undefined,
  }
}
