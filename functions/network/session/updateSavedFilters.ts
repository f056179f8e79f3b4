import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../../shared/core/answer.ts'
import { savedFiltersRefusal } from '../../../shared/core/grid/savedFilters.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
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
