import type { Caller } from '../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { LocationOwner } from '../../../shared/pantry/locations/location.ts'
import * as refusals from '../../../shared/pantry/locations/refusals.ts'
import { findEntity, knownEntity } from '../../network/organizations/entityTable.ts'

/** Owner of a location that is added: the caller, or the agency that a food bank names, which has to be its own. */
export async function ownerOfNew(caller: Caller, agencyId: number | undefined): Promise<LocationOwner | Refusal> {
  const id = agencyId ?? (caller.Role === 'agency' ? caller.EntityID : undefined)
  if (id === undefined) {
    const { ID, TimeZone } = await knownEntity('foodBank', caller.EntityID)
    return { EntityID: ID, FoodBankID: ID, AssociatedAgencyID: null, TimeZone }
  }
  const agency = await findEntity('agency', id)
  const isOwn = agency && (caller.Role === 'agency' ? agency.ID : agency.FoodBankID) === caller.EntityID
  if (!isOwn) return refuse(refusals.notYourAgency)
  return { EntityID: id, FoodBankID: agency.FoodBankID, AssociatedAgencyID: id, TimeZone: agency.TimeZone }
}
