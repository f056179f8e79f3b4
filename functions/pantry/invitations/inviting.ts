import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import {
  type CustomerInvitationDraft,
  type InvitedContact,
  newCustomerInvitation,
  preferredLanguage,
  targetRefusal,
} from '../../../shared/pantry/invitations/customerInvitation.ts'
import { defaultMessage } from '../../../shared/pantry/invitations/defaultMessage.ts'
import * as refusals from '../../../shared/pantry/invitations/refusals.ts'
import type { Write } from '../../core/table/write.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { programsById } from '../programs/programTable.ts'
import { customerInvitations, newReferralCode } from './customerInvitationTable.ts'

/** Content of an invitation, to one neighbor or to many at once. */

interface TypedOffer {
  readonly PantryLocationIDs: readonly number[]
  readonly DeliveryProgramIDs: readonly number[]
  readonly Message: string
  readonly PreferredLanguageCode: string
}
export type InvitationOffer = Omit<CustomerInvitationDraft, 'ID' | 'Code' | keyof InvitedContact>

type Inviter = Pick<Caller, 'Role' | 'EntityID' | 'FoodBankIDs'>

/** Tells if each place is the caller's, or of an agency of the calling food bank, and takes orders. */
async function areOffered({ EntityID, Role }: Inviter, locationIds: readonly number[], programIds: readonly number[]) {
  const [locations, programs] = await Promise.all([pickupLocationsById(locationIds), programsById(programIds)])
  const owner = isFoodBankRole(Role) ? 'FoodBankID' : 'EntityID'
  const offered = locations.filter((location) => location.IsActive && location[owner] === EntityID)
  const own = programs.filter((program) => program.EntityID === EntityID)
  return offered.length === locationIds.length && own.length === programIds.length
}

export async function checkedOffer(typed: TypedOffer, caller: Inviter): Promise<InvitationOffer | Refusal> {
  const places = {
    PantryLocationIDs: [...new Set(typed.PantryLocationIDs)],
    DeliveryProgramIDs: [...new Set(typed.DeliveryProgramIDs)],
  }
  const refusal = targetRefusal(places)
  if (refusal) return refusal
  const language = preferredLanguage(typed.PreferredLanguageCode)
  if (isRefusal(language)) return language
  if (!(await areOffered(caller, places.PantryLocationIDs, places.DeliveryProgramIDs)))
    return refuse(refusals.invitationPlaceUnknown)
  return {
    ...places,
    FoodBankID: caller.FoodBankIDs[0] ?? caller.EntityID,
    EntityID: caller.EntityID,
    Message: typed.Message || defaultMessage(language, (await anyEntity(caller.EntityID))?.Name ?? ''),
    PreferredLanguageCode: language,
  }
}

/** Three writes: the invitation, its code, and the event whose reaction sends it. */
export function newInvitationWrites(
  id: number,
  contact: InvitedContact,
  offer: InvitationOffer,
  { caller, now }: { caller: Caller; now: Date },
): Write[] {
  const draft = { ...offer, ...contact, ID: id, Code: newReferralCode() }
  const { state, events } = newCustomerInvitation(draft, now)
  const made = { state, events: customerInvitations.eventsOf(state, events, { by: caller, now }) }
  return customerInvitations.importWrites(made, true)
}
