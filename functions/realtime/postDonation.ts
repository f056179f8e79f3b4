import type { Caller } from '../../shared/access.ts'
import { isRefusal, refuse } from '../../shared/answer.ts'
import { type DonationDraft, realtime } from '../../shared/api/realtime.ts'
import { codeOf } from '../../shared/donation/code.ts'
import {
  type Donation,
  donationPounds,
  type PickupTimeType,
  type TransactionCategory,
} from '../../shared/donation/donation.ts'
import { happening } from '../../shared/donation/happenings.ts'
import { draftPickupTime, draftRefusal } from '../../shared/donation/post.ts'
import { storageRequirements } from '../../shared/donation/reference.ts'
import type { DonorPlace, FoodBank } from '../../shared/entity/entity.ts'
import { entityOf, knownEntity, ownerOfPlace } from '../entity/entityTable.ts'
import { endpointOn, type Loader } from '../http.ts'
import { nextId } from '../table/ids.ts'
import { itemsOf } from './categories.ts'
import { saveStep } from './donationTable.ts'
import { photoPrefix } from './photo.ts'

const place: Loader<DonationDraft, DonorPlace> = {
  load: ({ input }) => entityOf('donorLocation', input.DonorLocationID),
  owner: ownerOfPlace,
}

interface Post {
  draft: DonationDraft
  place: DonorPlace
  foodBank: FoodBank
  type: PickupTimeType
  items: TransactionCategory[]
}

/** A new donation as it waits for its match list; the food bank's settings of this moment go with it. */
function newDonation(ID: number, { draft, place, foodBank, type, items }: Post, caller: Caller, now: Date): Donation {
  const { OfferMinutes, ReminderMinutes, IsAutomaticallyApproved, IsSimultaneousNotifyEnabled } = foodBank.Settings
  return {
    ID,
    Code: codeOf('D', ID),
    Version: 0,
    Created: now.toISOString(),
    Stage: 'matching',
    FoodBank: { ID: foodBank.ID, Name: foodBank.Name },
    StateAssociationID: foodBank.StateAssociationID,
    CoopID: foodBank.CoopID,
    TimeZone: place.TimeZone,
    DonorLocation: {
      ID: place.ID,
      Code: place.Code,
      Address: place.Address,
      Donor: { ID: place.DonorID, Name: place.DonorName },
    },
    AdHocTransactionDonationCategories: items,
    AdHocTransactionStorageRequirements: storageRequirements
      .filter((known) => draft.StorageRequirementIDs.includes(known.ID))
      .map((known) => ({ StorageRequirementID: known.ID, StorageRequirement: known })),
    DonorRecordedPickupDate: draft.DonorRecordedPickupDate,
    PickupTimeType: type,
    Notes: draft.Notes ?? '',
    PhotoKey: draft.PhotoKey ?? null,
    EntrySourceCode: 'WEB',
    IsSimultaneousNotifyEnabled,
    StartAfter: draft.StartAfter,
    OfferMinutes,
    ReminderMinutes,
    IsAutomaticallyApproved,
    Matches: [],
    RemindedFor: null,
    IsMarkedAsSuccessfulByDonor: null,
    Receipt: null,
    PostedBy: caller.UserID,
  }
}

/** A store posts what it can give; the table's stream has it matched a moment later. */
export const handler = endpointOn(realtime.postDonation, place, async ({ input, caller, now, once, thing }) => {
  if (!thing.IsActive) return refuse('inactiveLocation')
  const type = draftPickupTime(input)
  if (isRefusal(type)) return type
  const refusal = draftRefusal(input, type, now, thing.TimeZone)
  if (refusal) return refusal
  if (input.PhotoKey && !input.PhotoKey.startsWith(photoPrefix(caller.EntityID))) return refuse('photoMissing')
  const [items, foodBank] = await Promise.all([itemsOf(input.categories), knownEntity('foodBank', thing.FoodBankID)])
  if (isRefusal(items)) return items
  const donation = newDonation(
    await nextId('donation'),
    { draft: input, place: thing, foodBank, type, items },
    caller,
    now,
  )
  const answer = { ID: donation.ID, Code: donation.Code }
  const happened = [happening('DonationPosted', { Pounds: donationPounds(donation), DonorLocationID: thing.ID })]
  await saveStep(undefined, { donation, happened }, { by: caller, now, also: once.writes(answer, now) })
  return answer
})
