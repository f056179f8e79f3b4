import type { Caller } from '../../shared/access.ts'
import { isRefusal, type Refusal } from '../../shared/answer.ts'
import type { DonorLocationDraft } from '../../shared/donor/donor.ts'
import type { ApprovedLocation, PendingDonor } from '../../shared/donor/signUp.ts'
import { knownEntity } from '../entities/entityTable.ts'
import { newInvitation } from '../people/invite.ts'
import type { Write } from '../table/write.ts'
import { newDonorWithLocation } from './locationTable.ts'

/** What the approval of a sign-up makes: the donor, its first location, and the invitation of who signed up. */

const locationOf = (
  { LocationName, Address, ContactName, PhoneNumber, EMailAddress }: PendingDonor,
  { Code, Latitude, Longitude }: ApprovedLocation,
  TimeZone: string,
): DonorLocationDraft => ({
  Code,
  Name: LocationName,
  TimeZone,
  Address: { ...Address, Latitude, Longitude },
  Contact: { ContactName, PhoneNumber, EMailAddress },
  IsActive: true,
  PresetAgencyIDs: [],
})

interface Approval {
  readonly made: { readonly DonorID: number; readonly DonorLocationID: number }
  readonly writes: readonly Write[]
}

export async function approvalWrites(
  pending: PendingDonor,
  approved: ApprovedLocation,
  by: Caller,
  now: Date,
): Promise<Approval | Refusal> {
  const { FoodBankID, DonorName, EMailAddress, ContactName, Language } = pending
  const { TimeZone } = await knownEntity('foodBank', FoodBankID)
  const donorDraft = { Name: DonorName, TimeZone }
  const created = await newDonorWithLocation(FoodBankID, donorDraft, locationOf(pending, approved, TimeZone))
  if (isRefusal(created)) return created
  const { donor, location } = created
  const draft = { EMailAddress, Name: ContactName, Role: 'donor', Language } as const
  const invitation = await newInvitation({ entity: donor, draft, by, now })
  if (isRefusal(invitation)) return invitation
  return {
    made: { DonorID: donor.ID, DonorLocationID: location.ID },
    writes: [...created.writes, ...invitation.writes],
  }
}
