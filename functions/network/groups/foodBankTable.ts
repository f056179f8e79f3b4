import { isRefusal, type Refusal, refuse } from '../../../shared/core/answer.ts'
import { storageRequirements } from '../../../shared/core/reference/reference.ts'
import type { AgencyDraft } from '../../../shared/network/agencies/agency.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import {
  type FoodBankDraft,
  type GroupKind,
  type NewFoodBank,
  ShownFoodBank,
} from '../../../shared/network/groups/network.ts'
import { organizationRefusal } from '../../../shared/network/organizations/drafts.ts'
import { defaultFoodBankSettings, type FoodBank, settingFields } from '../../../shared/network/organizations/entity.ts'
import type { Loader } from '../../core/http/http.ts'
import { allCategories } from '../../core/reference/categories.ts'
import { absent } from '../../core/table/conditions.ts'
import { nextId } from '../../core/table/ids.ts'
import type { Actor } from '../../core/table/outbox.ts'
import type { Write } from '../../core/table/write.ts'
import { newAgency } from '../agencies/agencyTable.ts'
import { changeEventWrites } from '../organizations/changeEvents.ts'
import { changeOf, findEntity, putEntity, versionOf } from '../organizations/entityTable.ts'
import type { GroupEntity } from './groupTable.ts'

/** Food banks in the table. Membership of an association or a co-op stands on both sides and changes in one transaction. */

export const foodBankById: Loader<'foodBank', { id: number }, FoodBank> = {
  kind: 'foodBank',
  load: ({ input }) => findEntity('foodBank', input.id),
  owner: ({ ID }) => ({ FoodBankID: ID }),
}

export const shownFoodBank = (foodBank: FoodBank) => ShownFoodBank.parse({ ...foodBank, Version: versionOf(foodBank) })

export interface FoodBankWrites {
  readonly foodBank: FoodBank
  readonly writes: readonly Write[]
}

/** The food bank's own warehouse: it keeps any food and takes what no other agency can. */
const warehouseOf = ({ Name, TimeZone, Address, Contact }: FoodBankDraft, categoryIds: number[]): AgencyDraft => ({
  Name,
  TimeZone,
  Address,
  Contact,
  StorageCapabilityIDs: storageRequirements.map(({ ID }) => ID),
  AcceptedCategoryIDs: categoryIds,
  CapacityPounds: 20_000,
  NeedPounds90: 0,
  MaxMiles: 100,
  PickupHours: [],
  Drivers: [],
  IsActive: true,
})

const inNoGroup = { StateAssociationID: null, CoopID: null }

/** A new food bank with its master agency. */
export async function newFoodBank({ Settings, ...draft }: NewFoodBank): Promise<FoodBankWrites | Refusal> {
  const refusal = organizationRefusal(draft)
  if (refusal) return refusal
  const ID = await nextId('entity')
  const moved = await membershipWrites(ID, inNoGroup, draft)
  if (isRefusal(moved)) return moved
  const categoryIds = (await allCategories()).map((category) => category.ID)
  const master = await newAgency(ID, warehouseOf(draft, categoryIds), true)
  if (isRefusal(master)) return master
  const foodBank: FoodBank = {
    Kind: 'foodBank',
    ID,
    Version: 1,
    ...draft,
    MasterAgencyID: master.agency.ID,
    ...settingFields({ ...defaultFoodBankSettings, ...Settings }),
  }
  return { foodBank, writes: [putEntity(foodBank, absent), ...master.writes, ...moved] }
}

/** A food bank after a change of its form. */
export async function changedFoodBank(
  before: FoodBank,
  draft: FoodBankDraft,
  by: Actor,
): Promise<FoodBankWrites | Refusal> {
  const refusal = organizationRefusal(draft)
  if (refusal) return refusal
  const moved = await membershipWrites(before.ID, before, draft)
  if (isRefusal(moved)) return moved
  const { after, write } = changeOf(before, draft)
  return { foodBank: after, writes: [write, ...moved, ...changeEventWrites(before, after, by)] }
}

type Membership = Pick<FoodBankDraft, 'StateAssociationID' | 'CoopID'>

/** The changes of the groups that a food bank leaves and joins. */
async function membershipWrites(id: number, before: Membership, after: Membership): Promise<Write[] | Refusal> {
  const associations = await moveWrites('stateAssociation', id, before.StateAssociationID, after.StateAssociationID)
  if (isRefusal(associations)) return associations
  const coops = await moveWrites('coop', id, before.CoopID, after.CoopID)
  return isRefusal(coops) ? coops : [...associations, ...coops]
}

async function moveWrites(
  kind: GroupKind,
  id: number,
  from: number | null,
  to: number | null,
): Promise<Write[] | Refusal> {
  if (from === to) return []
  const groupOf = async (group: number | null) => (group === null ? undefined : findEntity(kind, group))
  const [left, joined] = await Promise.all([groupOf(from), groupOf(to)])
  if (to !== null && !joined) return refuse(refusals.entityUnknown, { id: to })
  const others = (group: GroupEntity) => group.FoodBankIDs.filter((one) => one !== id)
  return [
    ...(left ? [changeOf<GroupEntity>(left, { FoodBankIDs: others(left) }).write] : []),
    ...(joined ? [changeOf<GroupEntity>(joined, { FoodBankIDs: [...others(joined), id] }).write] : []),
  ]
}
