import { byExpiry, Lot, lotsOnShelf } from '../../../shared/pantry/stock/lot.ts'
import { balanceOf, type Stock } from '../../../shared/pantry/stock/stock.ts'
import { absent, absentField, and, type Condition, equals } from '../../core/table/conditions.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'
import { findStock, stockOfProducts } from './stockTable.ts'

/**
 * Lots of products, an item each: what came in and what packers took is added to its number, in the transaction that moves the
 * stock. What else leaves the shelf names no lot; `lotsOnShelf` says what is left of each.
 */

const shape = storedShape(Lot)

export const findLot = (entityId: number, productId: number, lot: string) =>
  table.get(stockKeys.lot(entityId, productId, lot), shape.schema)

export const lotsOfProduct = (entityId: number, productId: number): Promise<Lot[]> =>
  table.all({ ...stockKeys.lotsOf(entityId, productId), isConsistent: true }, shape.schema)

const shelfOf = (stock: Stock | undefined) =>
  stock ? balanceOf(stock) + stock.CurrentOrderQuantity - stock.PackedQuantity : 0

/** Lots of a product with their quantities on the shelf. */
export async function shelfLotsOf(entityId: number, productId: number): Promise<Lot[]> {
  const lots = await lotsOfProduct(entityId, productId)
  return lots.length === 0 ? [] : lotsOnShelf(lots, shelfOf(await findStock(entityId, productId)))
}

/** The same of some products, as of a second ago; products without lots are left out. */
export async function shelfLots(entityId: number, productIds: ReadonlySet<number>): Promise<Map<number, Lot[]>> {
  const all = await table.all({ ...stockKeys.lots(entityId), isConsistent: false }, shape.schema)
  const lots = Map.groupBy(
    all.filter(({ ProductID }) => productIds.has(ProductID)),
    ({ ProductID }) => ProductID,
  )
  const stock = await stockOfProducts(entityId, [...lots.keys()])
  return new Map([...lots].map(([id, own]) => [id, lotsOnShelf(own, shelfOf(stock.get(id)))]))
}

interface OfLot {
  readonly EntityID: number
  readonly ProductID: number
  readonly Lot: string
}
const keyOf = ({ EntityID, ProductID, Lot: name }: OfLot) => stockKeys.lot(EntityID, ProductID, name)
const named = ({ ProductID, Lot: name }: OfLot) => ({ ProductID, Lot: name, Shape: shape.version })

/** Units that came in. The day on the package is that of the last delivery which names one. */
export const receivedLotWrite = (
  of: OfLot,
  { Quantity, BestBy, At, isNew }: { Quantity: number; BestBy: string | null; At: Date; isNew: boolean },
): Write => ({
  update: keyOf(of),
  set: {
    ...{ ...named(of), LastMoved: At.toISOString() },
    ...(BestBy ? { BestBy } : {}),
    ...(isNew ? { Received: At.toISOString() } : {}),
  },
  add: { Quantity },
  when: isNew ? absentField('Received') : equals({ ProductID: of.ProductID }),
})

/** Ways in which an order takes units of a lot: at most as many as there are, any that is not on hold, or what has happened. */
export type LotCheck = 'left' | 'notHeld' | 'none'

/** Units that an order takes or gives back. */
export const takenLotWrite = (of: OfLot & { readonly Quantity: number }, check: LotCheck, at: Date): Write => ({
  update: keyOf(of),
  set: { ...named(of), LastMoved: at.toISOString() },
  add: { Quantity: of.Quantity },
  ...(of.Quantity < 0 && check === 'left' ? { atLeast: { Quantity: -of.Quantity } } : {}),
  ...(of.Quantity < 0 && check !== 'none' ? { when: absentField('State') } : {}),
})

const asRead = ({ Quantity, State }: Lot): Condition =>
  and(equals({ Quantity }), State === undefined ? absentField('State') : equals({ State }))

type LotChange = Pick<Lot, 'Quantity' | 'HeldQuantity'> & Partial<Pick<Lot, 'State'>>

/** A lot on hold, or released, on the condition that it is as it was read; one that nobody received gets an item. */
export function lotChangeWrite(
  of: OfLot,
  before: Lot | undefined,
  { State, Quantity, HeldQuantity }: LotChange,
): Write {
  return {
    update: keyOf(of),
    set: { ...named(of), Quantity, HeldQuantity, ...(State ? { State } : {}) },
    ...(State ? {} : { unset: ['State'] }),
    when: before ? asRead(before) : absent,
  }
}

/** Quantities of lots as the shelf says, before more comes onto it: units that left it without a lot don't come back. */
export const settledLotWrites = (EntityID: number, lots: readonly Lot[], stock: Stock, but?: string): Write[] =>
  lotsOnShelf(lots, shelfOf(stock)).flatMap((shown) => {
    const before = lots.find(({ Lot: name }) => name === shown.Lot)
    if (!before || before.Quantity <= shown.Quantity || shown.Lot === but) return []
    return [{ update: keyOf({ EntityID, ...shown }), set: { Quantity: shown.Quantity }, when: asRead(before) }]
  })

/** For a demonstration. */
export const importedLotWrite = (EntityID: number, lot: Lot): Write => ({
  put: { ...keyOf({ EntityID, ...lot }), ...lot, Shape: shape.version },
  when: absent,
})

/** All of an owner, for its full export. */
export const lotsOfOwner = async (entityId: number): Promise<Lot[]> =>
  (await table.all({ ...stockKeys.lots(entityId), isConsistent: false }, shape.schema)).toSorted(byExpiry)
