import type { Caller } from '../../core/access.ts'
import { isRefusal, type Refusal, refuse } from '../../core/answer.ts'
import { storageRequirements } from '../../core/reference/reference.ts'
import { addDays, instantOf, localDay } from '../../core/time/zone.ts'
import * as agenciesRefusals from '../../network/agencies/refusals.ts'
import { plainAddress } from '../../network/organizations/address.ts'
import { type DonorLocationEntity, type FoodBank, settingsOf } from '../../network/organizations/entity.ts'
import type { DonationDraft } from './api.ts'
import { codeOf } from './code.ts'
import { type Donation, donationPounds, type PickupTimeType, type TransactionCategory } from './donation.ts'
import { donationEvent } from './donationEvent.ts'
import type { DonationTransition } from './donationTransition.ts'
import { customChoice, customPickupTimeType, pickupTimeTypeById } from './pickup/pickupTime.ts'
import { recordedPickupRefusal } from './pickup/proposal.ts'
import * as refusals from './refusals.ts'

/** Warnings about a donation before it is posted: the form advises with it, the server decides with it. */

/** The window a draft names: one of the list, or the donor's own by its code. */
export function draftPickupTime(
  draft: Pick<DonationDraft, 'PickupTimeTypeID' | 'CustomPickupTimeCode'>,
): PickupTimeType | Refusal {
  if (draft.PickupTimeTypeID === customChoice.ID)
    return customPickupTimeType(draft.CustomPickupTimeCode ?? '') ?? refuse(refusals.customCodeShape)
  return pickupTimeTypeById(draft.PickupTimeTypeID) ?? refuse(refusals.unknownPickupTime)
}

/** End of the last pickup window a donation can have: its recorded day's, or the seventh day's when none is recorded. */
export function lastPickupEnd(recorded: { day: string | null; type: PickupTimeType; now: Date; zone: string }): Date {
  const day = recorded.day ?? addDays(localDay(recorded.now, recorded.zone), 6)
  return instantOf(day, recorded.type.HourEnd, recorded.zone)
}

const storageRefusals = ({ StorageRequirementIDs }: Pick<DonationDraft, 'StorageRequirementIDs'>): Refusal[] =>
  StorageRequirementIDs.every((id) => storageRequirements.some((known) => known.ID === id))
    ? []
    : [refuse(agenciesRefusals.unknownStorage)]

/** Unknown references of a draft, from whichever location it is posted. */
export function unknownRefusals(
  draft: Pick<DonationDraft, 'PickupTimeTypeID' | 'CustomPickupTimeCode' | 'StorageRequirementIDs'>,
): Refusal[] {
  const type = draftPickupTime(draft)
  return [...(isRefusal(type) ? [type] : []), ...storageRefusals(draft)]
}

type Recorded = Parameters<typeof lastPickupEnd>[0]

function startRefusal(start: string | null, recorded: Recorded): Refusal | undefined {
  if (start === null) return undefined
  if (Date.parse(start) <= recorded.now.getTime()) return refuse(refusals.startIsInThePast)
  return Date.parse(start) >= lastPickupEnd(recorded).getTime() ? refuse(refusals.startTooLate) : undefined
}

/** All that keeps a draft from being posted now from a location in this zone. */
export function draftRefusals(draft: DonationDraft, type: PickupTimeType, now: Date, zone: string): Refusal[] {
  const recorded = { day: draft.DonorRecordedPickupDate, type, now, zone }
  return [recordedPickupRefusal(recorded), ...storageRefusals(draft), startRefusal(draft.StartAfter, recorded)].filter(
    (refusal) => refusal !== undefined,
  )
}
export const draftRefusal = (...given: Parameters<typeof draftRefusals>): Refusal | undefined =>
  draftRefusals(...given)[0]

export interface PostInput {
  draft: DonationDraft
  location: DonorLocationEntity
  foodBank: FoodBank
  type: PickupTimeType
  items: TransactionCategory[]
  /** Source: typed into a form or file here, or sent by the donor's own software. */
  source: 'WEB' | 'API'
}

/** Mode of a food bank at the moment, with its settings for a donation. */
const foodBankPart = ({ ID, Name, Contact, StateAssociationID, CoopID, ...foodBank }: FoodBank) => {
  const settings = settingsOf(foodBank)
  return {
    FoodBank: { ID, Name },
    FoodBankContact: { PhoneNumber: Contact.PhoneNumber, EMailAddress: Contact.EMailAddress },
    StateAssociationID,
    CoopID,
    IsSimultaneousNotifyEnabled: settings.IsSimultaneousNotifyEnabled,
    IsVolunteerAutomationEnabled: settings.IsVolunteerAutomationEnabled,
    OfferMinutes: settings.OfferMinutes,
    ReminderMinutes: settings.ReminderMinutes,
    IsAutomaticallyApproved: settings.IsAutomaticallyApproved,
    ...(settings.QuietHours ? { QuietHours: settings.QuietHours } : {}),
  }
}

/** A new donation as it waits for its match list; the food bank's settings and contact of this moment go with it. */
export function newDonation(
  ID: number,
  { draft, location, foodBank, type, items, source }: PostInput,
  by: Pick<Caller, 'UserID'>,
  now: Date,
): DonationTransition {
  const donation: Donation = {
    ID,
    Code: codeOf('D', ID),
    Version: 0,
    Created: now.toISOString(),
    Stage: 'matching',
    ...foodBankPart(foodBank),
    TimeZone: location.TimeZone,
    DonorLocation: {
      ID: location.ID,
      Code: location.Code,
      Address: plainAddress(location.Address),
      Donor: { ID: location.DonorID, Name: location.DonorName },
    },
    AdHocTransactionDonationCategories: items,
    AdHocTransactionStorageRequirements: storageRequirements
      .filter((known) => draft.StorageRequirementIDs.includes(known.ID))
      .map((known) => ({ StorageRequirementID: known.ID, StorageRequirement: known })),
    DonorRecordedPickupDate: draft.DonorRecordedPickupDate,
    DonorRecordedPickupTime: null,
    PickupTimeType: type,
    Notes: draft.Notes ?? '',
    PhotoKey: draft.PhotoKey ?? null,
    EntrySourceCode: source,
    StartAfter: draft.StartAfter === null ? null : new Date(draft.StartAfter).toISOString(),
    Matches: [],
    RemindedFor: null,
    IsMarkedAsSuccessfulByDonor: null,
    Receipt: null,
    PostedBy: by.UserID,
  }
  const told = donationEvent('DonationPosted', { Pounds: donationPounds(donation), DonorLocationID: location.ID })
  return { state: donation, events: [told] }
}
