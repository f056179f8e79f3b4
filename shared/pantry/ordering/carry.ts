import type { ProductToOrder } from '../products/choice.ts'
import type { CartLine } from './cart.ts'

/** Weight of a cart, for people who come on foot, by bus, or in the heat. */

/** Pounds that a shopping bag holds and an arm carries. */
const poundsOfBag = 15
/** Storage of food that is kept dry; all other has to stay cold. */
const dry = 1

type Carried = Pick<ProductToOrder, 'WeightPounds' | 'StorageRequirementID'>

export interface Carry {
  readonly pounds: number
  readonly bags: number
  /** Items that have to stay cold. */
  readonly cold: number
}

/** Undefined for an empty cart, and where a product's weight is not known. */
export function carryOf(lines: readonly CartLine[], products: ReadonlyMap<number, Carried>): Carry | undefined {
  let [pounds, cold] = [0, 0]
  for (const { PantryInventoryItemID: id, Quantity } of lines) {
    const { WeightPounds, StorageRequirementID } = products.get(id) ?? {}
    if (WeightPounds === undefined) return undefined
    pounds += WeightPounds * Quantity
    if (StorageRequirementID !== undefined && StorageRequirementID !== dry) cold += Quantity
  }
  if (pounds === 0) return undefined
  return { pounds: Math.max(1, Math.round(pounds)), bags: Math.ceil(pounds / poundsOfBag), cold }
}
