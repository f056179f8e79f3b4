import * as z from 'zod/mini'
import { Day, ID } from '../api/fields.ts'
import { CustomerOfOrder } from '../customer/customer.ts'
import { type Order, type OrderLine, orderCode } from './order.ts'
import { isFinal, isPacked, orderStatusCodes } from './status.ts'

/** What packers see of a window: its orders, and what to fetch for them from each storage location. */

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
  ToPack: z.int(),
  Packed: z.int(),
  HandedOver: z.int(),
})
export type PackingWindow = z.infer<typeof PackingWindow>

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
  /** Where the product stands today; null and '' when that is not known. */
  StorageLocationID: z.nullable(ID),
  Shelf: z.string(),
})
export type PackingLine = z.infer<typeof PackingLine>

export const OrderToPack = z.object({
  ID: ID,
  Code: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  StatusCode: z.enum(orderStatusCodes),
  /** Of a delivery. */
  FoodInsecureNeighborAddressID: z.nullable(ID),
  Lines: z.array(PackingLine),
})
export type OrderToPack = z.infer<typeof OrderToPack>

export const PackingList = z.object({
  Window: PackingWindow,
  StorageLocations: z.array(z.object({ ID: ID, Label: z.string() })),
  Orders: z.array(OrderToPack),
  /** More orders than one list shows. */
  HasMore: z.boolean(),
})
export type PackingList = z.infer<typeof PackingList>

/** What packing needs of a product as it is today. */
export interface PackedProduct {
  readonly ID: number
  readonly PackingOrder: number | null
  readonly PantryInventoryStorageLocationID: number | null
  readonly Location: string
}

const byPackingOrder =
  (products: ReadonlyMap<number, PackedProduct>) =>
  (a: OrderLine, b: OrderLine): number => {
    const orderOf = ({ PantryInventoryItemID: id }: OrderLine) => products.get(id)?.PackingOrder ?? Infinity
    const [first, second] = [orderOf(a), orderOf(b)]
    return first === second ? a.Name.localeCompare(b.Name) : first - second
  }

/** Lines in packing order; products without one come last, by name. */
export function orderToPack(order: Order, products: ReadonlyMap<number, PackedProduct>): OrderToPack {
  const sorted = order.PantryOrderItems.toSorted(byPackingOrder(products))
  // A substitute stands under the product that it stands in for.
  const under = ({ PantryInventoryItemID: id }: OrderLine) => sorted.filter(({ SubstituteOf }) => SubstituteOf === id)
  const inOrder = sorted.filter(({ SubstituteOf }) => SubstituteOf === null).flatMap((line) => [line, ...under(line)])
  const lines = inOrder.map((line) => {
    const product = products.get(line.PantryInventoryItemID)
    const place = { StorageLocationID: product?.PantryInventoryStorageLocationID ?? null }
    return { ...line, ...place, Shelf: product?.Location ?? '' }
  })
  return OrderToPack.parse({ ...order, Code: orderCode(order.ID), Lines: lines })
}

/** A line of an order that is ticked off, or whose tick is taken back. */
export interface LineTick {
  /** Of the order. */
  readonly id: number
  readonly PantryInventoryItemID: number
  readonly PackedQuantity: number | null
  /** The ordered product that this one stands in for. */
  readonly SubstituteOf?: number
}

/** The list as it is after these ticks; of one line the last counts. */
export const withTicks = (list: PackingList, ticks: readonly LineTick[]): PackingList => ({
  ...list,
  Orders: list.Orders.map((order) => ({
    ...order,
    Lines: order.Lines.flatMap((line) => {
      const last = ticks.findLast(
        ({ id, PantryInventoryItemID }) => id === order.ID && PantryInventoryItemID === line.PantryInventoryItemID,
      )
      if (!last) return line
      // A substitute that is taken out again leaves no line.
      return line.SubstituteOf !== null && !last.PackedQuantity ? [] : { ...line, PackedQuantity: last.PackedQuantity }
    }),
  })),
})

export const isToPack = ({ StatusCode }: Pick<OrderToPack, 'StatusCode'>) =>
  !isFinal(StatusCode) && !isPacked(StatusCode)
export const isFullyTicked = ({ Lines }: Pick<OrderToPack, 'Lines'>) =>
  Lines.every(({ PackedQuantity }) => PackedQuantity !== null)

export interface FetchTotal {
  readonly StorageLocationID: number | null
  readonly Label: string | null
  readonly Items: readonly {
    readonly ID: number
    readonly Name: string
    readonly Shelf: string
    readonly Quantity: number
  }[]
}

/** What is still to be fetched, per storage location: lines that are not ticked off, of orders that are not packed. */
export function fetchTotals({
  Orders,
  StorageLocations,
}: Pick<PackingList, 'Orders' | 'StorageLocations'>): FetchTotal[] {
  const lines = Orders.filter(isToPack)
    .flatMap(({ Lines }) => Lines)
    .filter(({ PackedQuantity }) => PackedQuantity === null)
  const places = [...StorageLocations, { ID: null, Label: null }]
  return places.flatMap(({ ID: place, Label }) => {
    const here = lines.filter(({ StorageLocationID }) => StorageLocationID === place)
    const ids = [...new Set(here.map(({ PantryInventoryItemID }) => PantryInventoryItemID))]
    const Items = ids.flatMap((id) => {
      const same = here.filter(({ PantryInventoryItemID }) => PantryInventoryItemID === id)
      const Quantity = same.reduce((sum, line) => sum + line.Quantity, 0)
      return same.slice(0, 1).map(({ Name, Shelf }) => ({ ID: id, Name, Shelf, Quantity }))
    })
    return Items.length === 0 ? [] : [{ StorageLocationID: place, Label, Items }]
  })
}
