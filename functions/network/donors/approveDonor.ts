import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { DonorLocationDraft } from '../../../shared/network/donors/donor.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import type { ApprovedLocation, PendingDonor } from '../../../shared/network/donors/signUp.ts'
import type { Donor } from '../../../shared/network/organizations/entity.ts'
import type { Write } from '../../core/table/write.ts'
import { findEntity, knownEntity } from '../organizations/entityTable.ts'
import { newInvitation } from '../people/invite.ts'
import { newDonorLocation, newDonorWithLocation } from './locationTable.ts'

/**
 * Records of the approval of a sign-up: the location, at a donor of the food bank or at a new one, and the invitation of who
 * signed up: to the new donor, or to the location alone.
 */

const locationOf = (
  { LocationName, Address, ContactName, PhoneNumber, EMailAddress }: PendingDonor,
  { Code, DonorID: _, ...pin }: ApprovedLocation,
  TimeZone: string,
): DonorLocationDraft => ({
  Code,
  Name: LocationName,
  TimeZone,
  Address: { ...Address, ...pin },
  Contact: { ContactName, PhoneNumber, EMailAddress },
  IsActive: true,
  PresetAgencyIDs: [],
})

interface Approval {
  readonly made: { readonly DonorID: number; readonly DonorLocationID: number }
  readonly writes: readonly Write[]
}

async function ownDonor(foodBankId: number, id: number): Promise<Donor | Refusal> {
  const donor = await findEntity('donor', id)
  return donor?.FoodBankIDs.includes(foodBankId) ? donor : refuse(refusals.notYourDonor)
}

export async function approvalWrites(
  pending: PendingDonor,
  approved: ApprovedLocation,
  by: Caller,
  now: Date,
): Promise<Approval | Refusal> {
  const { FoodBankID, DonorName, EMailAddress, ContactName, Language } = pending
  const { TimeZone } = await knownEntity('foodBank', FoodBankID)
  const draft = locationOf(pending, approved, TimeZone)
  const existing = approved.DonorID === undefined ? undefined : await ownDonor(FoodBankID, approved.DonorID)
  if (isRefusal(existing)) return existing
  const created = existing
    ? await newDonorLocation(FoodBankID, existing, draft)
    : await newDonorWithLocation(FoodBankID, { Name: DonorName, TimeZone }, draft)
  if (isRefusal(created)) return created
  const { donor, location } = created
  const person = { EMailAddress, Name: ContactName, Role: existing ? 'donorlocation' : 'donor', Language } as const
  const invitation = await newInvitation({ entity: existing ? location : donor, draft: person, by, now })
  if (isRefusal(invitation)) return invitation
  return {
    made: { DonorID: location.DonorID, DonorLocationID: location.ID },
    writes: [...created.writes, ...invitation.writes],
  }
}
