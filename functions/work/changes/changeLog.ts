import { holdsWords } from '../../../shared/core/grid/words.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import type { getChangesGrid } from '../../../shared/work/changes/api.ts'
import { StaffChange, searchedIn } from '../../../shared/work/changes/change.ts'
import { daysIn } from '../../core/http/gridQuery.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { peopleLists } from '../../core/table/keys/people.ts'
import { inState } from '../../core/table/lists.ts'
import type { Page } from '../../core/table/query.ts'

/** Reading the log of an entity's changes: by kind and day with an index, by words through the rows. */

type Filter = Omit<Input<typeof getChangesGrid>, 'entityId' | 'rows'>

/** A page of changes, newest first. */
export function changePage(
  { ID, TimeZone }: Entity,
  filter: Filter & { readonly limit: number },
): Promise<Pick<Page<StaffChange>, 'items' | 'cursor'>> {
  const { kind, madeBy, searchFilter, limit, cursor } = filter
  const list = peopleLists.changes(ID)
  const days = daysIn(TimeZone, filter.dateStartFilter, filter.dateEndFilter)
  const query = { ...(kind ? inState(list, kind) : list), ...days, newestFirst: true, limit, cursor }
  const passes = (change: StaffChange) =>
    holdsWords([change.By?.Name ?? ''], madeBy) && holdsWords(searchedIn(change), searchFilter)
  return filteredPage(query, StaffChange, madeBy || searchFilter ? passes : undefined)
}
