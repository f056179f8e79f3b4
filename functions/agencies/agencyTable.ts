import {
  type AgencyDraft,
  type AgencyOwnDraft,
  agencyRefusal,
  changedDrivers,
  deactivationRefusal,
  ownRefusal,
  ShownAgency,
  type Underway,
} from '../../shared/agency/agency.ts'
import { isRefusal, type Refusal } from '../../shared/answer.ts'
import { isOfferOpen, matchOfAgency } from '../../shared/donation/donation.ts'
import { DonationRow } from '../../shared/donation/rows.ts'
import type { Uses } from '../../shared/entity/deletion.ts'
import type { Agency } from '../../shared/entity/entity.ts'
import { allCategories } from '../donations/categories.ts'
import { restoreRow } from '../donations/restoreRow.ts'
import { changeEventWrites } from '../entities/changeEvents.ts'
import { deleteEntity, hasAny, usesOf } from '../entities/deleting.ts'
import { agencyNamed, changeOf, placesOfFoodBank, putEntity, versionOf } from '../entities/entityTable.ts'
import { nextId } from '../table/ids.ts'
import { agencyKeys } from '../table/keys/agencies.ts'
import { donationLists } from '../table/keys/donations.ts'
import { locationLists } from '../table/keys/locations.ts'
import { receiptLists } from '../table/keys/receipts.ts'
import { storageLists } from '../table/keys/storage.ts'
import type { Actor } from '../table/outbox.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'

/** Agencies in the table, and the changes of them that forms, imports and the demonstration share. */

export const agencyById = agencyNamed<{ agencyId: number }>(({ agencyId }) => agencyId)

export const shownAgency = (agency: Agency) =>
  ShownAgency.parse({
    ...agency,
    Version: versionOf(agency),
    PickupHours: agency.PickupHours ?? [],
    Drivers: agency.Drivers.map((driver) => ({ ...driver, IsActive: driver.IsActive !== false })),
  })

const categoryIds = async () => (await allCategories()).map(({ ID }) => ID)

/** The agency after a change, and what to commit for it. */
export interface AgencyWrites {
  readonly agency: Agency
  readonly writes: readonly Write[]
}

/** A new agency of a food bank. */
export async function newAgency(
  foodBankId: number,
  draft: AgencyDraft,
  IsMasterAgency = false,
): Promise<AgencyWrites | Refusal> {
  const refusal = agencyRefusal(draft, await categoryIds())
  if (refusal) return refusal
  const ID = await nextId('entity')
  const Drivers = changedDrivers({ ID, Drivers: [] }, draft.Drivers)
  if (isRefusal(Drivers)) return Drivers
  const agency: Agency = { Kind: 'agency', ID, FoodBankID: foodBankId, IsMasterAgency, Version: 1, ...draft, Drivers }
  return { agency, writes: [putEntity(agency, absent)] }
}

/** What its food bank changes of an agency. */
export async function changedAgency(before: Agency, draft: AgencyDraft, by: Actor): Promise<AgencyWrites | Refusal> {
  const refusal = agencyRefusal(draft, await categoryIds()) ?? (await refusedRest(before, draft, by.now))
  if (refusal) return refusal
  return written(before, draft, by)
}

/** What an agency changes of itself. */
export async function changedOwnAgency(
  before: Agency,
  draft: AgencyOwnDraft,
  by: Actor,
): Promise<AgencyWrites | Refusal> {
  return ownRefusal(draft, await categoryIds()) ?? written(before, draft, by)
}

function written(before: Agency, draft: AgencyDraft | AgencyOwnDraft, by: Actor): AgencyWrites | Refusal {
  const Drivers = changedDrivers(before, draft.Drivers)
  if (isRefusal(Drivers)) return Drivers
  const { after, write } = changeOf<Agency>(before, { ...draft, Drivers })
  return { agency: after, writes: [write, ...changeEventWrites(before, after, by)] }
}

async function refusedRest(before: Agency, { IsActive }: AgencyDraft, now: Date): Promise<Refusal | undefined> {
  if (IsActive || !before.IsActive) return undefined
  return deactivationRefusal(before, await underwayOf(before.ID, now))
}

/** What keeps an agency from being deleted. */
export async function usesOfAgency(agency: Agency, now: Date): Promise<Uses> {
  const { ID, FoodBankID, IsMasterAgency: isMasterAgency } = agency
  const [uses, hasDonations, hasReceipts, hasStorageLocations, hasPickupLocations, places] = await Promise.all([
    usesOf(agency, now),
    hasAny(donationLists.agency(ID)),
    hasAny(receiptLists.agency(ID)),
    hasAny(storageLists.owner(ID)),
    hasAny(locationLists.owner(ID)),
    placesOfFoodBank(FoodBankID),
  ])
  const presetOf = places.find(({ PresetAgencyIDs }) => PresetAgencyIDs.includes(ID))?.Code
  return { ...uses, isMasterAgency, hasDonations, hasReceipts, hasStorageLocations, hasPickupLocations, presetOf }
}

/** The agency, with what was confirmed in its setup checklist. */
export const deleteAgencyWrites = (agency: Agency): Write[] => [
  deleteEntity(agency),
  { remove: agencyKeys.setup(agency.ID) },
]

/** Donations that the agency is asked about, or has accepted and not yet fetched. */
async function underwayOf(agencyId: number, now: Date): Promise<Underway[]> {
  const rows = await table.all({ ...donationLists.agencyActive(agencyId), restore: restoreRow }, DonationRow)
  return rows.flatMap((row) => {
    const match = matchOfAgency(row, agencyId)
    if (!match) return []
    const IsAccepted = match.Response === 'accepted' && row.Stage === 'accepted'
    return IsAccepted || isOfferOpen(row, match.ID, now) ? [{ Code: row.Code, IsAccepted }] : []
  })
}
