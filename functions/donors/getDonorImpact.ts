import * as totals from '../../shared/api/totals.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { donorNamedById } from './donorTable.ts'
import { impactIn } from './impactTotals.ts'

/** What the donor gives to other food banks is theirs to see. */
export const handler = endpointOn(totals.getDonorImpact, donorNamedById, async ({ resource, input, caller, now }) => {
  const { TimeZone, ID } = await knownEntity('foodBank', caller.EntityID)
  return impactIn({ ...resource, TimeZone }, { year: input.year, now, foodBankId: ID })
})
