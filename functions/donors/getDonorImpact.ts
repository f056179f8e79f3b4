import * as donors from '../../shared/api/donors.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { endpointOn } from '../http.ts'
import { donorNamedById } from './donorTable.ts'
import { impactIn } from './impactTotals.ts'

/** What the donor gives to other food banks is theirs to see. */
export const handler = endpointOn(donors.getDonorImpact, donorNamedById, async ({ resource, input, caller, now }) => {
  const { TimeZone, ID } = await knownEntity('foodBank', caller.EntityID)
  return impactIn({ ...resource, TimeZone }, { year: input.year, now, foodBankId: ID })
})
