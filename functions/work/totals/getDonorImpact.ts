import * as totals from '../../../shared/work/totals/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { donorNamedById } from '../../network/donors/donorTable.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'
import { impactIn } from './impactTotals.ts'

/** Donations to other food banks are theirs alone to see. */
export const handler = endpointOn(totals.getDonorImpact, donorNamedById, async ({ resource, input, caller, now }) => {
  const { TimeZone, ID } = await knownEntity('foodBank', caller.EntityID)
  return impactIn({ ...resource, TimeZone }, { year: input.year, now, foodBankId: ID })
})
