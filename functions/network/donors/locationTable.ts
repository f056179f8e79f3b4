import * as z from 'zod/mini'
import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import {
  codeKey,
  type DonorDraft,
  type DonorLocationDraft,
  locationRefusal,
  ShownDonorLocation,
} from '../../../shared/network/donors/donor.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import type { Uses } from '../../../shared/network/organizations/deletion.ts'
import type { Donor, DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import { notFound } from '../../core/http/fault.ts'
import type { Loader } from '../../core/http/http.ts'
import { absent } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import { donationLists } from '../../core/table/keys/donations.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { changeEventWrites } from '../organizations/changeEvents.ts'
import { deleteEntity, hasAny } from '../organizations/deleting.ts'
import {
  changeOf,
  entityCheck,
  entityShape,
  findEntity,
  ownerOfDonorLocation,
  putEntity,
  versionOf,
} from '../organizations/entityTable.ts'
import { loadUses } from '../people/organizationUses.ts'
import { countLocation, type DonorWrites, newDonor } from './donorTable.ts'

/** Donor locations in the table. An item for each code of a food bank keeps two locations from having the same. */

export const donorLocationById: Loader<'donorLocation', { id: number }, DonorLocationEntity> = {
  kind: 'donorLocation',
  load: ({ input }) => findEntity('donorLocation', input.id),
  owner: ownerOfDonorLocation,
}

const CodeHolder = z.object({ LocationID: ID })
const codeAt = ({ FoodBankID, Code }: Pick<DonorLocationEntity, 'FoodBankID' | 'Code'>) =>
  entityKeys.locationCode(FoodBankID, codeKey(Code))

const takeCode = (location: DonorLocationEntity, when?: typeof absent): Write => ({
  put: { ...codeAt(location), LocationID: location.ID },
  ...(when ? { when } : {}),
})

/** A location with its code. */
export const locationWrites = (location: DonorLocationEntity, when?: typeof absent): Write[] => [
  putEntity(location, when),
  takeCode(location, when),
]

async function takenRefusal(location: DonorLocationEntity): Promise<Refusal | undefined> {
  const holder = await table.get(codeAt(location), CodeHolder)
  return holder && holder.LocationID !== location.ID ? refuse(refusals.codeTaken, { code: location.Code }) : undefined
}

/** A donor's location by its code, at one of these food banks. */
export async function donorLocationByCode(
  donorId: number,
  foodBankIds: readonly number[],
  code: string,
): Promise<DonorLocationEntity | undefined> {
  const codes = foodBankIds.map((id) => entityKeys.locationCode(id, codeKey(code)))
  const holders = await table.getMany(codes, CodeHolder)
  const found = await table.getMany(
    holders.map(({ LocationID }) => entityKeys.entity(LocationID)),
    entityShape.schema,
  )
  return found.find((one) => one.Kind === 'donorLocation' && one.DonorID === donorId) as DonorLocationEntity | undefined
}

/** Its presets in their order; one that is no agency of the food bank is not found. */
async function presetsOf({ PresetAgencyIDs, FoodBankID }: Pick<DonorLocationEntity, 'PresetAgencyIDs' | 'FoodBankID'>) {
  const found = await table.getMany(PresetAgencyIDs.map(entityKeys.entity), entityShape.schema)
  return PresetAgencyIDs.flatMap((id) => {
    const agency = found.find((one) => one.ID === id)
    return agency?.Kind === 'agency' && agency.FoodBankID === FoodBankID ? [agency] : []
  })
}

async function assertPresets(location: DonorLocationEntity): Promise<void> {
  if ((await presetsOf(location)).length < location.PresetAgencyIDs.length) throw notFound()
}

export async function shownDonorLocation(location: DonorLocationEntity): Promise<ShownDonorLocation> {
  return ShownDonorLocation.parse({ ...location, Version: versionOf(location), Presets: await presetsOf(location) })
}

export interface LocationWrites {
  readonly location: DonorLocationEntity
  readonly writes: readonly Write[]
}

/** A location that is not stored yet, with its code free and its presets known. */
async function newLocation(foodBankId: number, donor: Donor, draft: DonorLocationDraft) {
  const refusal = locationRefusal(draft)
  if (refusal) return refusal
  const named = { DonorID: donor.ID, DonorName: donor.Name, FoodBankID: foodBankId }
  const location = { Kind: 'donorLocation' as const, ID: await nextId('entity'), Version: 1, ...draft, ...named }
  await assertPresets(location)
  return (await takenRefusal(location)) ?? location
}

/** A new location of a donor. Its copy of the donor's name is that of the donor's version, or nothing is written. */
export async function newDonorLocation(
  foodBankId: number,
  donor: Donor,
  draft: DonorLocationDraft,
): Promise<(LocationWrites & { readonly donor: Donor }) | Refusal> {
  const location = await newLocation(foodBankId, donor, draft)
  if (isRefusal(location)) return location
  const writes = [...locationWrites(location, absent), countLocation(donor.ID, foodBankId), entityCheck(donor)]
  return { donor, location, writes }
}

/** A new donor with its first location, in one transaction. */
export async function newDonorWithLocation(
  foodBankId: number,
  donorDraft: DonorDraft,
  draft: DonorLocationDraft,
): Promise<(LocationWrites & DonorWrites) | Refusal> {
  const made = await newDonor(foodBankId, donorDraft, 1)
  if (isRefusal(made)) return made
  const location = await newLocation(foodBankId, made.donor, draft)
  if (isRefusal(location)) return location
  return { donor: made.donor, location, writes: [...made.writes, ...locationWrites(location, absent)] }
}

/** Uses that keep a location from being deleted. */
export async function usesOfLocation(location: DonorLocationEntity, now: Date): Promise<Uses> {
  const [uses, hasDonations] = await Promise.all([
    loadUses(location, now),
    hasAny(donationLists.donorLocation(location.ID)),
  ])
  return { ...uses, hasDonations, isUsed: location.IsUsed === true }
}

/** The location, its code and its count at its donor. */
export const deleteLocationWrites = (location: DonorLocationEntity): Write[] => [
  deleteEntity(location),
  { remove: codeAt(location) },
  countLocation(location.DonorID, location.FoodBankID, -1),
]

/** The location of a food bank that has a code. */
export async function locationWithCode(foodBankId: number, code: string): Promise<DonorLocationEntity | undefined> {
  const holder = await table.get(codeAt({ FoodBankID: foodBankId, Code: code }), CodeHolder)
  return holder && findEntity('donorLocation', holder.LocationID)
}

/** A location after a change of its form. */
export async function changedDonorLocation(
  before: DonorLocationEntity,
  draft: DonorLocationDraft,
  by: Actor,
): Promise<LocationWrites | Refusal> {
  const refusal = locationRefusal(draft)
  if (refusal) return refusal
  const { after, write } = changeOf(before, draft)
  await assertPresets(after)
  const taken = await takenRefusal(after)
  if (taken) return taken
  const isSameCode = codeKey(before.Code) === codeKey(after.Code)
  const codes: Write[] = isSameCode ? [] : [{ remove: codeAt(before) }, takeCode(after, absent)]
  return { location: after, writes: [write, ...codes, ...changeEventWrites(before, after, by)] }
}
