import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../shared/answer.ts'
import * as session from '../../shared/api/session.ts'
import { savedFiltersRefusal } from '../../shared/grid/savedFilters.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpoint } from '../http.ts'
import { replaceWrite, savedFiltersOf } from './savedFilterTable.ts'

/** Another window's change is not overwritten; the same change sent again is no conflict. */
export const handler = endpoint(session.updateSavedFilters, async ({ input, caller, table }) => {
  const refusal = savedFiltersRefusal(input.Filters)
  if (refusal) return refusal
  const stored = await savedFiltersOf(caller.UserID)
  if (isDeepStrictEqual(stored.Filters, input.Filters)) return stored
  if (stored.Version !== input.Version) return refuse(refusals.changedMeanwhile)
  await table.commit([replaceWrite(caller.UserID, input)])
  return { Version: input.Version + 1, Filters: input.Filters }
})
