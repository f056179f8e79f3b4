import type * as z from 'zod/mini'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import { passesActive } from '../../../shared/network/organizations/drafts.ts'
import { filteredPage } from '../table/filteredPage.ts'
import type { List } from '../table/lists.ts'
import { defaultRows } from './gridQuery.ts'

export interface SearchQuery {
  readonly searchFilter?: string | undefined
  readonly active?: 'active' | 'inactive' | undefined
  readonly rows?: number | undefined
  readonly cursor?: string | undefined
}

/** A page of a list: items with the words searched for; of what can be inactive, all, or active or inactive ones. */
export async function searchedPage<T extends object>(
  list: List,
  schema: z.ZodMiniType<T>,
  { searchFilter: search, active, rows: limit = defaultRows, cursor: from }: SearchQuery,
  wordsOf: (one: T) => readonly string[],
  isIncluded?: (one: T) => boolean,
): Promise<{ rows: T[]; cursor?: string }> {
  const query = { ...list, limit, cursor: from }
  const passes = (one: T) =>
    (isIncluded?.(one) ?? true) &&
    (!('IsActive' in one) || passesActive({ IsActive: one.IsActive === true }, active)) &&
    (!search || holdsWords(wordsOf(one), search))
  const isFiltered = search || active || isIncluded
  const { items, cursor } = await filteredPage(query, schema, isFiltered ? passes : undefined)
  return { rows: items, cursor }
}
