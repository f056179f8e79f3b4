import { isDeepStrictEqual } from 'node:util'
import { refuse } from '../../../shared/core/answer.ts'
import { maxSavedFilters, savedFiltersRefusal, withFiltersSince2 } from '../../../shared/core/grid/savedFilters.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import * as session from '../../../shared/network/session/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { loadSavedFilters, replaceWrite } from './savedFilterTable.ts'

/** Another window's change is not overwritten; the same change sent again is no conflict. */
export const handler = endpoint(session.updateSavedFilters, async ({ input, caller, pageVersion, table }) => {
  const refusal = savedFiltersRefusal(input.Filters)
  if (refusal) return refusal
  const stored = await loadSavedFilters(caller.UserID)
  const Filters = pageVersion < 2 ? withFiltersSince2(input.Filters, stored.Filters) : input.Filters
  if (isDeepStrictEqual(stored.Filters, Filters)) return stored
  const isFull = Filters.length > maxSavedFilters
  if (isFull || stored.Version !== input.Version) return refuse(refusals.changedMeanwhile)
  await table.commit([replaceWrite(caller.UserID, { Version: input.Version, Filters })])
  return { Version: input.Version + 1, Filters }
})
