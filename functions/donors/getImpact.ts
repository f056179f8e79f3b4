import * as totals from '../../shared/api/totals.ts'
import { anyEntity } from '../entities/entityTable.ts'
import { notSignedIn } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { impactIn } from './impactTotals.ts'

/** Of the caller's own entity: a donor, one of its locations, or all donors of a food bank. */
export const handler = endpoint(totals.getImpact, async ({ input, caller, now }) => {
  const own = await anyEntity(caller.EntityID)
  if (!own) throw notSignedIn()
  return impactIn(own, { year: input.year, now })
})
