import type { Ownership } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import { type DonorDraft, DonorListRow, ShownDonor } from '../../../shared/network/donors/donor.ts'
import type { Uses } from '../../../shared/network/organizations/deletion.ts'
import { zoneRefusal } from '../../../shared/network/organizations/drafts.ts'
import { type Donor, isShared } from '../../../shared/network/organizations/entity.ts'
import type { Loader } from '../../core/http/http.ts'
import { absent, equals, present } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { entityKeys, entityLists } from '../../core/table/keys/entities.ts'
import { listAttributes } from '../../core/table/lists.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { changeEventWrites } from '../organizations/changeEvents.ts'
import { deleteEntity } from '../organizations/deleting.ts'
import { byName, changeOf, findEntity, locationsOfDonor, putEntity, versionOf } from '../organizations/entityTable.ts'
import { loadUses } from '../people/organizationUses.ts'

/**
 * Donors in the table. A donor may give to several food banks: for each of them it has an item, which stands in the food
 * bank's list and counts the locations there.
 */

const ownerOfDonor = ({ ID, FoodBankIDs }: Donor): Ownership => ({ DonorID: ID, FoodBankIDs })

const donorNamed = <I>(named: (input: I) => number): Loader<'donor', I, Donor> => ({
  kind: 'donor',
  load: ({ input }) => findEntity('donor', named(input)),
  owner: ownerOfDonor,
})
export const donorById = donorNamed<{ id: number }>(({ id }) => id)
export const donorNamedById = donorNamed<{ donorId: number }>(({ donorId }) => donorId)
export const donorOfLocation = donorNamed<{ DonorID: number }>(({ DonorID }) => DonorID)

export const shownDonor = (donor: Donor) =>
  ShownDonor.parse({ ...donor, Version: versionOf(donor), IsShared: isShared(donor) })

/** The donor in a food bank's list. */
export const listItem = (donor: Donor, foodBankId: number, LocationCount: number, when?: typeof absent): Write => ({
  ...(when ? { when } : {}),
  put: {
    ...entityKeys.donorAt(donor.ID, foodBankId),
    LocationCount,
    ...listAttributes([entityLists.foodBankDonors(foodBankId)]),
    sort: byName(donor),
    row: DonorListRow.parse({ ...donor, LocationCount }),
  },
})

/** A donor with its place in the lists of its food banks; `locations` says how many give to each. */
export const donorWrites = (donor: Donor, locations: (foodBankId: number) => number, when?: typeof absent): Write[] => [
  putEntity(donor, when),
  ...donor.FoodBankIDs.map((id) => listItem(donor, id, locations(id))),
]

/** Counts a location, in the transaction that adds or deletes it. */
export const countLocation = (donorId: number, foodBankId: number, change: 1 | -1 = 1): Write => ({
  update: entityKeys.donorAt(donorId, foodBankId),
  add: { LocationCount: change },
  alsoInRow: ['LocationCount'],
  when: present,
})

export interface DonorWrites {
  readonly donor: Donor
  readonly writes: readonly Write[]
}

/** A new donor of a food bank, with as many locations as are made with it. */
export async function newDonor(foodBankId: number, draft: DonorDraft, locations = 0): Promise<DonorWrites | Refusal> {
  const refusal = zoneRefusal(draft)
  if (refusal) return refusal
  const donor: Donor = { Kind: 'donor', ID: await nextId('entity'), FoodBankIDs: [foodBankId], Version: 1, ...draft }
  return { donor, writes: donorWrites(donor, () => locations, absent) }
}

/** Uses that keep a donor from being deleted; its keys for software are the caller's to see. */
export async function loadDonorUses(donor: Donor, now: Date): Promise<Uses> {
  const [uses, locations] = await Promise.all([loadUses(donor, now), locationsOfDonor(donor.ID)])
  return { ...uses, locations: locations.length }
}

/** Takes the donor out of a food bank's list, unless it has a location there. */
export const unlisted = (donor: Donor, foodBankId: number): Write => ({
  remove: entityKeys.donorAt(donor.ID, foodBankId),
  when: equals({ LocationCount: 0 }),
})

/** The donor with its place in the lists of its food banks; a location that is added meanwhile keeps it. */
export const deleteDonorWrites = (donor: Donor): Write[] => [
  deleteEntity(donor),
  ...donor.FoodBankIDs.map((id) => unlisted(donor, id)),
]

/** A donor with another name or zone; its locations follow by the event. */
export function changedDonor(before: Donor, draft: DonorDraft, by: Actor): DonorWrites | Refusal {
  const refusal = zoneRefusal(draft)
  if (refusal) return refusal
  const { after, write } = changeOf(before, draft)
  const rows = after.FoodBankIDs.map((id) => ({
    update: entityKeys.donorAt(after.ID, id),
    set: { Name: after.Name, TimeZone: after.TimeZone, sort: byName(after) },
    alsoInRow: ['Name', 'TimeZone'],
    when: present,
  }))
  return { donor: after, writes: [write, ...rows, ...changeEventWrites(before, after, by)] }
}
