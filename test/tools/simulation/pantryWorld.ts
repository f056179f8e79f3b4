import type { Caller } from '../../../shared/core/access.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitOf } from '../../../shared/pantry/limits/limit.ts'
import * as tags from '../../../shared/pantry/tags/api.ts'
import { call } from '../../engine/call.ts'
import { limitDraft } from '../../engine/limits.ts'
import { customerFor, type OpenPantry, openPantry } from '../../engine/ordering.ts'
import { shelved } from '../../engine/pantry.ts'
import { ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { tagDraft } from '../../engine/tags.ts'
import { addedPickupTimes } from '../../engine/windows.ts'
import type { CountedLimit } from './pantryInvariants.ts'

/** The pantry of the simulation: three windows, six products, every kind of limit, and customers who may have TEFAP or not. */

export interface World {
  readonly pantry: OpenPantry
  readonly windowIds: readonly number[]
  readonly productIds: readonly number[]
  readonly customers: readonly Customer[]
  readonly limits: readonly CountedLimit[]
}

const eligibility = {
  ProvinceID: null,
  ProvinceAbbreviation: null,
  FoodBankID: ids.foodBank,
  FoodBankName: null,
  CountyID: null,
  CountyName: null,
  PostalCodeID: null,
  PostalCode: null,
}
const counted = (text: string) => limitOf(limitDraft(text), 1)

export async function makeWorld(owner: Caller = people.foodBank): Promise<World> {
  await makeSmallTenant()
  const pantry = await openPantry(owner, { stock: 40, maximum: 9 })
  const days = ['2026-11-28', '2026-11-30'].map((PickupDay) => ({ PickupDay, MaximumOrders: 6 }))
  const windowIds = [pantry.windowId, ...(await addedPickupTimes(owner, pantry.locationId, days))]
  const tag = await call(tags.addTag, owner, { ...tagDraft('Dairy'), Limits: [limitDraft('4 ITEM DAY 3')] })
  const tagId = tag.answer.Value?.ID ?? 0
  const more = [
    { PantryInventoryItemSourceID: 2 },
    { TagIDs: [tagId] },
    { TagIDs: [tagId], StorageRequirementID: 2 },
    { Limits: [counted('3 ITEM WEEK')] },
  ]
  const added: number[] = []
  for (const one of more) added.push((await shelved(owner, 12, { IsActive: true, ...one })).ID)
  await call(limits.setItemsPerOrderLimit, owner, { Value: 7 })
  await call(limits.addOrderLimit, owner, limitDraft('2 ORDER WEEK'))
  const customers: Customer[] = []
  for (let index = 0; index < 10; index++)
    customers.push(await customerFor(owner, index % 2 ? { IsTefapEligible: true, TEFAPEligibility: eligibility } : {}))
  return {
    pantry,
    windowIds,
    productIds: [pantry.beans.ID, pantry.milk.ID, ...added],
    customers,
    limits: [
      { limit: counted('7 ITEM ORDER') },
      { limit: counted('2 ORDER WEEK') },
      { limit: counted('4 ITEM DAY 3'), tagId },
      { limit: counted('3 ITEM WEEK'), productId: added[3] ?? 0 },
    ],
  }
}
