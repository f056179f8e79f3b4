import * as z from 'zod/mini'
import { holdsWords } from '../../core/grid/words.ts'
import { Day, ID } from '../../core/schema/fields.ts'
import { type Language, sourceLanguage } from '../../core/text/text.ts'
import { CustomerOfOrder } from '../customers/customer.ts'
import type { StatedAllergens } from '../needs/allergens.ts'
import { type FoodNeeds, noNeeds } from '../needs/needs.ts'
import { foodIn } from '../products/foodIn.ts'
import { firstExpired, isExpired, LineLot, Lot, lotsUpTo, type LineLot as TakenLot } from '../stock/lot.ts'
import { AtTable } from './atTable.ts'
import { AllergenNames, LineAllergens, lineAllergens } from './lineAllergens.ts'
import { OrderNote } from './note.ts'
import { type Order, type OrderLine, orderCode } from './order.ts'
import { isFinal, isPacked, orderStatusCodes } from './status.ts'
import { LineSubstitution } from './substitution.ts'

/** Packing list of a window: its orders, and what to fetch for them from each storage location. */

export const PackingWindow = z.object({
  ID: ID,
  Kind: z.enum(['pickup', 'delivery']),
  /** Of a pickup window. */
  PantryLocationID: z.nullable(ID),
  /** The location's label or the delivery program's name. */
  Label: z.string(),
  OrderDay: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  TimeZone: z.optional(z.string()),
  ToPack: z.int(),
  Packed: z.int(),
  HandedOver: z.int(),
})
export type PackingWindow = z.infer<typeof PackingWindow>

export const LotToTake = z.extend(LineLot, { IsExpired: z.optional(z.boolean()) })

export const PackingLine = z.object({
  PantryInventoryItemID: ID,
  /** Item type, by which similar products are found. */
  PantryItemID: ID,
  Name: z.string(),
  SourceCode: z.nullable(z.string()),
  StorageRequirementID: z.nullable(ID),
  StoragePath: z.nullable(z.string()),
  Quantity: z.int(),
  PackedQuantity: z.nullable(z.int()),
  /** The product that was ordered instead of this one. */
  SubstituteOf: z.nullable(ID),
  Substitution: LineSubstitution,
  /** Location of the product today; null and '' when that is not known. */
  StorageLocationID: z.nullable(ID),
  Shelf: z.string(),
  /** Of a product that is not packed until it is released. */
  IsOnHold: z.optional(z.boolean()),
  /** Of a household that told allergens, where the line has one, or may have. */
  Allergens: z.optional(LineAllergens),
  /** Lots in the bag. */
  Lots: z.optional(z.array(LineLot)),
  /** Lots to take, what expires first before others; the rest has no lot. */
  Take: z.optional(z.array(LotToTake)),
  /** Lots of the product that stay out of every bag. */
  HeldLots: z.optional(z.array(z.string())),
})
export type PackingLine = z.infer<typeof PackingLine>

export const OrderToPack = z.object({
  ID: ID,
  Code: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  StatusCode: z.enum(orderStatusCodes),
  /** Of a delivery. */
  FoodInsecureNeighborAddressID: z.nullable(ID),
  Notes: z._default(z.array(OrderNote), []),
  Lines: z.array(PackingLine),
  /** Told by the household. */
  Allergies: z.optional(AllergenNames),
  /** For a device that hands it over without a connection. */
  AtTable: z.optional(AtTable),
})
export type OrderToPack = z.infer<typeof OrderToPack>

/** Storage location that food is still to be fetched from; null where none is known. */
export const FetchTotal = z.object({
  StorageLocationID: z.nullable(ID),
  Label: z.nullable(z.string()),
  Items: z.array(z.object({ ID: ID, Name: z.string(), Shelf: z.string(), Quantity: z.int() })),
})
export type FetchTotal = z.infer<typeof FetchTotal>

/** Orders of one page of the packing list. */
export const packingPageSize = 25
/** Orders of a longer page, for a device that keeps them all. */
export const keptPageSize = 100
export const packingParts = ['toPack', 'packed', 'all'] as const
export type PackingPart = (typeof packingParts)[number]

export const PackingList = z.object({
  Window: PackingWindow,
  /** One page of those to pack, or of the packed ones that wait for their families. */
  Orders: z.array(OrderToPack),
  Page: z.int(),
  /** Orders of all pages. */
  Found: z.int(),
  /** Of all orders of the window that are to be packed, on whatever page; empty beside packed ones and while a search is on. */
  ToFetch: z.array(FetchTotal),
  /** Lots of the products, with what is on the shelf of each: a packer says which one it was. */
  Lots: z.optional(z.array(z.pick(Lot, { ProductID: true, Lot: true, BestBy: true, Quantity: true, State: true }))),
})
export type PackingList = z.infer<typeof PackingList>

/** Fields of a product, as it is today, that packing needs. */
export interface PackedProduct {
  readonly ID: number
  readonly PackingOrder: number | null
  readonly PantryInventoryStorageLocationID: number | null
  readonly Location: string
  readonly IsOnHold?: boolean
  readonly Allergens?: StatedAllergens | null | undefined
  /** On the shelf. */
  readonly Lots?: readonly Lot[]
}

const byPackingOrder =
  (products: ReadonlyMap<number, PackedProduct>) =>
  (a: OrderLine, b: OrderLine): number => {
    const orderOf = ({ PantryInventoryItemID: id }: OrderLine) => products.get(id)?.PackingOrder ?? Infinity
    const [first, second] = [orderOf(a), orderOf(b)]
    return first === second ? a.Name.localeCompare(b.Name) : first - second
  }

/** Lines in packing order; products without one come last, by name. */
export function orderToPack(
  order: Order,
  products: ReadonlyMap<number, PackedProduct>,
  language: Language = sourceLanguage,
  needs: FoodNeeds = noNeeds,
): OrderToPack {
  const sorted = order.PantryOrderItems.map((line) => foodIn(line, language)).toSorted(byPackingOrder(products))
  // A substitute stands under the product that it stands in for.
  const under = ({ PantryInventoryItemID: id }: OrderLine) => sorted.filter(({ SubstituteOf }) => SubstituteOf === id)
  const inOrder = sorted.filter(({ SubstituteOf }) => SubstituteOf === null).flatMap((line) => [line, ...under(line)])
  const lines = inOrder.map((line) => {
    const product = products.get(line.PantryInventoryItemID)
    const storage = { StorageLocationID: product?.PantryInventoryStorageLocationID ?? null }
    const hold = product?.IsOnHold ? { IsOnHold: true } : {}
    const found = lineAllergens(line, product, needs)
    const HeldLots = (product?.Lots ?? []).filter(({ State }) => State !== undefined).map(({ Lot: name }) => name)
    return {
      ...{ ...line, ...storage, Shelf: product?.Location ?? '', ...hold },
      ...(found ? { Allergens: found } : {}),
      ...(HeldLots.length > 0 ? { HeldLots } : {}),
    }
  })
  const told = needs.Allergens.length > 0 ? { Allergies: needs.Allergens } : {}
  return OrderToPack.parse({ ...order, Code: orderCode(order.ID), Lines: lines, ...told })
}

/** A line of an order that is ticked off, or whose tick is taken back. */
export interface LineTick {
  /** Of the order. */
  readonly id: number
  readonly PantryInventoryItemID: number
  readonly PackedQuantity: number | null
  /** The ordered product that this one stands in for. */
  readonly SubstituteOf?: number
  /** Lots that go into the bag; absent: as before. */
  readonly Lots?: TakenLot[]
  readonly AreLotsSaid?: boolean
  /** The family, who wanted the ordered product alone, has agreed. */
  readonly IsAgreed?: boolean
}

/** The list as it is after these ticks; of one line the last counts. */
export const withTicks = (list: PackingList, ticks: readonly LineTick[]): PackingList => ({
  ...list,
  ToFetch: stillToFetch(list, ticks),
  Orders: list.Orders.map((order) => ({
    ...order,
    Lines: order.Lines.flatMap((line) => {
      const last = ticks.findLast(
        ({ id, PantryInventoryItemID }) => id === order.ID && PantryInventoryItemID === line.PantryInventoryItemID,
      )
      if (!last) return line
      // A substitute that is taken out again leaves no line.
      if (line.SubstituteOf !== null && !last.PackedQuantity) return []
      const { Lots: before, ...rest } = line
      const Lots = lotsUpTo(last.Lots ?? before ?? [], last.PackedQuantity ?? 0)
      return { ...rest, PackedQuantity: last.PackedQuantity, ...(Lots.length > 0 ? { Lots } : {}) }
    }),
  })),
})

export const isToPack = ({ StatusCode }: Pick<OrderToPack, 'StatusCode'>) =>
  !isFinal(StatusCode) && !isPacked(StatusCode)
export const isFullyTicked = ({ Lines }: Pick<OrderToPack, 'Lines'>) =>
  Lines.every(({ PackedQuantity }) => PackedQuantity !== null)

/** The totals without what these ticks put into bags, and with what they took out. */
function stillToFetch({ Orders, ToFetch }: PackingList, ticks: readonly LineTick[]): FetchTotal[] {
  const lines = Orders.filter(isToPack).flatMap(({ ID: id, Lines }) => Lines.map((line) => ({ ...line, id })))
  const fetched = (productId: number) =>
    lines
      .filter(({ PantryInventoryItemID, SubstituteOf }) => PantryInventoryItemID === productId && SubstituteOf === null)
      .reduce((sum, line) => {
        const last = ticks.findLast(
          ({ id, PantryInventoryItemID }) => id === line.id && PantryInventoryItemID === productId,
        )
        const isIn = (last ?? line).PackedQuantity !== null
        const was = line.PackedQuantity !== null
        return isIn === was ? sum : sum + (isIn ? line.Quantity : -line.Quantity)
      }, 0)
  return ToFetch.flatMap((total) => {
    const Items = total.Items.map((item) => ({ ...item, Quantity: item.Quantity - fetched(item.ID) }))
    const left = Items.filter(({ Quantity }) => Quantity > 0)
    return left.length === 0 ? [] : [{ ...total, Items: left }]
  })
}

/** The rows of a window's orders in one part of its list that hold each word in name or code, oldest first. */
export function packingRows<R extends Pick<OrderToPack, 'ID' | 'StatusCode' | 'FoodInsecureNeighbor'>>(
  rows: readonly R[],
  part: PackingPart,
  search: string | undefined,
): R[] {
  const isPart = (row: R) => (part !== 'packed' && isToPack(row)) || (part !== 'toPack' && isPacked(row.StatusCode))
  return rows
    .filter(isPart)
    .filter(({ ID: id, FoodInsecureNeighbor: { FirstName, LastName } }) =>
      holdsWords([FirstName, LastName, orderCode(id)], search),
    )
    .toSorted((a, b) => a.ID - b.ID)
}

/** Food still to be fetched, per storage location: lines that are not ticked off, of orders that are not packed. */
export function fetchTotals(
  Orders: readonly OrderToPack[],
  StorageLocations: readonly { readonly ID: number; readonly Label: string }[],
): FetchTotal[] {
  const lines = Orders.filter(isToPack)
    .flatMap(({ Lines }) => Lines)
    .filter(({ PackedQuantity, IsOnHold }) => PackedQuantity === null && !IsOnHold)
  const locations = [...StorageLocations, { ID: null, Label: null }]
  return locations.flatMap(({ ID: id, Label }) => {
    const here = lines.filter(({ StorageLocationID }) => StorageLocationID === id)
    const ids = [...new Set(here.map(({ PantryInventoryItemID }) => PantryInventoryItemID))]
    const Items = ids.flatMap((id) => {
      const same = here.filter(({ PantryInventoryItemID }) => PantryInventoryItemID === id)
      const Quantity = same.reduce((sum, line) => sum + line.Quantity, 0)
      return same.slice(0, 1).map(({ Name, Shelf }) => ({ ID: id, Name, Shelf, Quantity }))
    })
    return Items.length === 0 ? [] : [{ StorageLocationID: id, Label, Items }]
  })
}

/** Units of a product that packers could not put into the bags. */
export const ShortTotal = z.object({ ID: ID, Name: z.string(), Ordered: z.int(), Packed: z.int() })
export type ShortTotal = z.infer<typeof ShortTotal>

/** Products of which lines that are ticked off got less than was ordered, the largest lack first. */
export function shortTotals(Orders: readonly OrderToPack[]): ShortTotal[] {
  const ticked = Orders.flatMap(({ Lines }) => Lines).filter(({ PackedQuantity }) => PackedQuantity !== null)
  const byProduct = Map.groupBy(ticked, ({ PantryInventoryItemID }) => PantryInventoryItemID)
  const lack = ({ Ordered, Packed }: ShortTotal) => Ordered - Packed
  return [...byProduct]
    .map(([id, lines]) => ({
      ID: id,
      Name: lines[0]?.Name ?? '',
      Ordered: lines.reduce((sum, { Quantity }) => sum + Quantity, 0),
      Packed: lines.reduce((sum, { PackedQuantity }) => sum + (PackedQuantity ?? 0), 0),
    }))
    .filter((total) => lack(total) > 0)
    .toSorted((a, b) => lack(b) - lack(a) || a.ID - b.ID)
}

/**
 * The lots to take for each line that is not ticked off, order by order: what expires first goes into the first order, and no
 * lot is promised twice.
 */
export function withLotsToTake(
  orders: readonly OrderToPack[],
  products: ReadonlyMap<number, PackedProduct>,
  today: string,
): OrderToPack[] {
  const left = new Map(
    [...products].flatMap(([id, { Lots }]) => (Lots && Lots.length > 0 ? [[id, Lots] as const] : [])),
  )
  if (left.size === 0) return [...orders]
  const takeFor = (line: PackingLine): PackingLine => {
    const lots = left.get(line.PantryInventoryItemID)
    if (!lots || line.PackedQuantity !== null || line.IsOnHold) return line
    const take = firstExpired(lots, line.Quantity)
    const of = (name: string) => take.find(({ Lot: taken }) => taken === name)?.Quantity ?? 0
    left.set(
      line.PantryInventoryItemID,
      lots.map((lot) => ({ ...lot, Quantity: lot.Quantity - of(lot.Lot) })),
    )
    const Take = take.map((lot) => ({ ...lot, ...(isExpired(lot, today) ? { IsExpired: true } : {}) }))
    return Take.length > 0 ? { ...line, Take } : line
  }
  return orders.map((order) => (isToPack(order) ? { ...order, Lines: order.Lines.map(takeFor) } : order))
}
