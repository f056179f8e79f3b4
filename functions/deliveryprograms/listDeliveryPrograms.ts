import type { Caller } from '../../shared/access.ts'
import * as deliveryprograms from '../../shared/api/deliveryprograms.ts'
import { entityOf } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpoint } from '../http.ts'
import { programsOfOwner } from './programTable.ts'

export const handler = endpoint(deliveryprograms.listDeliveryPrograms, async ({ input, caller }) =>
  programsOfOwner(await ownerOf(caller, input.agencyId)),
)

/** An agency's people see the agency's own, whatever they ask for (decision 23). */
async function ownerOf({ Role, EntityID }: Caller, agencyId: number | undefined): Promise<number> {
  if (Role === 'agency' || agencyId === undefined) return EntityID
  const agency = await entityOf('agency', agencyId)
  if (agency?.FoodBankID !== EntityID) throw notFound()
  return agencyId
}
