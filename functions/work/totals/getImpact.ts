import * as totals from '../../../shared/work/totals/api.ts'
import { notSignedIn } from '../../core/http/fault.ts'
import { endpoint } from '../../core/http/http.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { impactIn } from './impactTotals.ts'

/** Of the caller's own entity: a donor, one of its locations, or all donors of a food bank. */
export const handler = endpoint(totals.getImpact, async ({ input, caller, now }) => {
  const own = await anyEntity(caller.EntityID)
  if (!own) throw notSignedIn()
  return impactIn(own, { year: input.year, now })
})
