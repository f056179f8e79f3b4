import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import { isActiveKey } from '../../../shared/network/donors/apiKey.ts'
import { joiningRefusal, leavingRefusal, SharedDonor } from '../../../shared/network/donors/donor.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import type { Donor, FoodBank } from '../../../shared/network/organizations/entity.ts'
import { absent } from '../../core/table/conditions.ts'
import { entityKeys, entityRanges } from '../../core/table/keys/entities.ts'
import type { Actor } from '../../core/table/outbox.ts'
import { table } from '../../core/table/table.ts'
import { changeEventWrites } from '../organizations/changeEvents.ts'
import { byName, changeOf, entityShape, findEntity } from '../organizations/entityTable.ts'
import { loadApiKeys } from './apiKeyTable.ts'
import { type DonorWrites, listItem, shownDonor, unlisted } from './donorTable.ts'

/** Food banks that a donor gives to: the network adds and removes them, each food bank sets up its own locations. */

/** The food banks that a donor gives to, by name. */
export async function loadFoodBanks({ FoodBankIDs }: Donor): Promise<FoodBank[]> {
  const found = await table.getMany(FoodBankIDs.map(entityKeys.entity), entityShape.schema)
  return found.filter((one) => one.Kind === 'foodBank').toSorted((a, b) => byName(a).localeCompare(byName(b)))
}

const AtFoodBank = z.object({ sk: z.string(), LocationCount: z.int() })

/** Number of a donor's locations that give to a food bank; none to one that it joins in this moment. */
async function locationsOf(donorId: number): Promise<(foodBankId: number) => number> {
  const counted = await table.all(entityRanges.foodBanksOfDonor(donorId), AtFoodBank)
  const counts = new Map(counted.map(({ sk, LocationCount }) => [sk, LocationCount]))
  return (foodBankId) => counts.get(entityKeys.donorAt(donorId, foodBankId).sk) ?? 0
}

/** The donor with its food banks. */
export async function sharedDonor(donor: Donor): Promise<SharedDonor> {
  const [foodBanks, locationsAt] = await Promise.all([loadFoodBanks(donor), locationsOf(donor.ID)])
  const FoodBanks = foodBanks.map(({ ID, Name }) => ({ ID, Name, LocationCount: locationsAt(ID) }))
  return SharedDonor.parse({ ...shownDonor(donor), FoodBanks })
}

export async function joinedFoodBank(donor: Donor, foodBankId: number, by: Actor): Promise<DonorWrites | Refusal> {
  const foodBank = await findEntity('foodBank', foodBankId)
  if (!foodBank) return refuse(refusals.entityUnknown, { id: foodBankId })
  const refusal = joiningRefusal(donor, foodBank)
  if (refusal) return refusal
  const changed = withFoodBanks(donor, [...donor.FoodBankIDs, foodBankId], by)
  return { donor: changed.donor, writes: [...changed.writes, listItem(changed.donor, foodBankId, 0, absent)] }
}

/** A location that is added meanwhile keeps the donor at the food bank. */
export async function leftFoodBank(donor: Donor, foodBank: FoodBank, by: Actor): Promise<DonorWrites | Refusal> {
  const [locationsAt, keys] = await Promise.all([locationsOf(donor.ID), loadApiKeys(donor.ID, foodBank.ID)])
  const uses = { foodBank: foodBank.Name, locations: locationsAt(foodBank.ID), hasApiKeys: keys.some(isActiveKey) }
  const refusal = leavingRefusal(donor, uses)
  if (refusal) return refusal
  const others = donor.FoodBankIDs.filter((id) => id !== foodBank.ID)
  const changed = withFoodBanks(donor, others, by)
  return { donor: changed.donor, writes: [...changed.writes, unlisted(donor, foodBank.ID)] }
}

function withFoodBanks(donor: Donor, FoodBankIDs: number[], by: Actor): DonorWrites {
  const { after, write } = changeOf(donor, { FoodBankIDs })
  return { donor: after, writes: [write, ...changeEventWrites(donor, after, by)] }
}
