import { isRefusal, type Refusal } from '../../../shared/core/answer.ts'
import {
  type AgencyDraft,
  type AgencyOwnDraft,
  agencyRefusal,
  changedDrivers,
  ownRefusal,
  ShownAgency,
} from '../../../shared/network/agencies/agency.ts'
import type { Uses } from '../../../shared/network/organizations/deletion.ts'
import type { Agency } from '../../../shared/network/organizations/entity.ts'
import { allCategories } from '../../core/reference/categories.ts'
import { absent } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { locationLists } from '../../core/table/keys/locations.ts'
import { ownedList } from '../../core/table/keys/owned.ts'
import { receiptLists } from '../../core/table/keys/receipts.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { changeEventWrites } from '../organizations/changeEvents.ts'
import { deleteEntity, hasAny } from '../organizations/deleting.ts'
import { agencyNamed, changeOf, donorLocationsOf, putEntity, versionOf } from '../organizations/entityTable.ts'
import { loadUses } from '../people/organizationUses.ts'

/** Agencies in the table, and the changes of them that forms, imports and the demonstration share. */

export const agencyById = agencyNamed<{ agencyId: number }>(({ agencyId }) => agencyId)

export const shownAgency = (agency: Agency) =>
  ShownAgency.parse({
    ...agency,
    Version: versionOf(agency),
    PickupHours: agency.PickupHours ?? [],
    Drivers: agency.Drivers.map((driver) => ({ ...driver, IsActive: driver.IsActive !== false })),
  })

export const categoryIds = async () => (await allCategories()).map(({ ID }) => ID)

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

/** Fields that an agency changes of itself. */
export async function changedOwnAgency(
  before: Agency,
  draft: AgencyOwnDraft,
  by: Actor,
): Promise<AgencyWrites | Refusal> {
  return ownRefusal(draft, await categoryIds()) ?? agencyChange(before, draft, by)
}

/** An agency after a form, with the events that its change tells. */
export function agencyChange(before: Agency, draft: AgencyDraft | AgencyOwnDraft, by: Actor): AgencyWrites | Refusal {
  const Drivers = changedDrivers(before, draft.Drivers)
  if (isRefusal(Drivers)) return Drivers
  const { after, write } = changeOf<Agency>(before, { ...draft, Drivers })
  return { agency: after, writes: [write, ...changeEventWrites(before, after, by)] }
}

/** Uses that keep an agency from being deleted. */
export async function usesOfAgency(agency: Agency, now: Date): Promise<Uses> {
  const { ID, FoodBankID, IsMasterAgency: isMasterAgency } = agency
  const [uses, hasDonations, hasReceipts, hasStorageLocations, hasPickupLocations, locations] = await Promise.all([
    loadUses(agency, now),
    hasAny(donationLists.agency(ID)),
    hasAny(receiptLists.agency(ID)),
    hasAny(ownedList('storageLocation', ID)),
    hasAny(locationLists.owner(ID)),
    donorLocationsOf(FoodBankID),
  ])
  const presetOf = locations.find(({ PresetAgencyIDs }) => PresetAgencyIDs.includes(ID))?.Code
  return { ...uses, isMasterAgency, hasDonations, hasReceipts, hasStorageLocations, hasPickupLocations, presetOf }
}

/** The agency, with what was confirmed in its setup checklist. */
export const deleteAgencyWrites = (agency: Agency): Write[] => [
  deleteEntity(agency),
  { remove: agencyKeys.setup(agency.ID) },
]
