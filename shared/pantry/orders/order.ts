import * as z from 'zod/mini'
import { Day, ID, Instant, toHundredth } from '../../core/schema/fields.ts'
import { NamedTranslations } from '../../core/schema/translated.ts'
import { CustomerOfOrder } from '../customers/customer.ts'
import { allergens } from '../needs/allergens.ts'
import { LineLot, lotsUpTo } from '../stock/lot.ts'
import { Arrival } from './arrival.ts'
import { HandOver } from './handOver.ts'
import { Reversal } from './later/reversal.ts'
import { OrderNote } from './note.ts'
import { OrderNotice } from './notice.ts'
import { isFinal, type OrderStatusCode, orderStatusCodes } from './status.ts'
import { LineSubstitution } from './substitution.ts'

/**
 * Order: products that a customer takes from one pantry at one pickup or delivery window. Lines keep what the product was when it was
 * ordered; quantities are those ordered, packed and handed over (decision 78).
 */

/** An order is one transaction of at most 100 writes (decision 45). */
export const maxOrderLines = 90
export const tefapCode = 'TEFAP'

/** Outcome of a line when its order ends without being handed over (decision 77). */
export const lineReturns = ['shelf', 'waiting', 'discarded', 'givenAway'] as const
export type LineReturn = (typeof lineReturns)[number]

export const OrderLine = z.object({
  PantryInventoryItemID: ID,
  /** Item type of the product. */
  PantryItemID: ID,
  Name: z.string(),
  Description: z.string(),
  /** Both in further languages. */
  Translations: z.optional(NamedTranslations),
  SourceCode: z.nullable(z.string()),
  StorageRequirementID: z.nullable(ID),
  /** Address of the product's first image. */
  StoragePath: z.nullable(z.string()),
  WeightPounds: z.number(),
  /** `tagIdentity` of the tags that the product had: limits of tags count them so. */
  TagIDs: z._default(z.array(ID), []),
  /** Points that one cost when it was ordered. */
  Points: z.optional(z.int()),
  /** Declared allergens of the household in it that somebody said yes to. */
  AcceptedAllergens: z.optional(z.array(z.enum(allergens))),
  Quantity: z.int(),
  /** null until the line is in a bag. */
  PackedQuantity: z.nullable(z.int()),
  /**
   * Units that a packer found missing: they left the shelf with this line, and are offered to nobody until a count finds
   * them. Absent of lines packed short before there was this field: theirs went back to what new orders may take.
   */
  MissingQuantity: z.optional(z.int()),
  /** Time at which the last of them was found missing: a count since then knows of them. */
  MissingSince: z.optional(Instant),
  /** Lots of the units in the bag, as the packer said; what is packed beyond them has no known lot. */
  Lots: z.optional(z.array(LineLot)),
  /** null until the order is handed over. */
  HandedOverQuantity: z.nullable(z.int()),
  /** The product that was ordered instead of this one. */
  SubstituteOf: z.nullable(ID),
  Substitution: LineSubstitution,
  /** Of what was not handed over: set when the order ended, also with a hand-over that left some of it. */
  Return: z.optional(z.enum(lineReturns)),
  /** Lots on hold when its order ended, which its bag had or may have had: it waits for a person's choice. */
  HeldLots: z.optional(z.array(z.string())),
})
export type OrderLine = z.infer<typeof OrderLine>

/** A locker that waits for the order at a click-and-collect location. */
export const LockerReservation = z.object({
  Provider: z.string(),
  Reference: z.string(),
  /** Code that the family opens it with, where the locker system tells it. */
  Compartment: z.optional(z.string()),
  Pin: z.optional(z.string()),
  Reserved: Instant,
})
export type LockerReservation = z.infer<typeof LockerReservation>

/** Food that is weighed and no product counts, in pounds; TEFAP's are part of them. */
export const UncountedFood = z.object({ Pounds: z.number(), TefapPounds: z.number() })

/**
 * Reasons that would have kept the table from serving a household, found when a device told it later: the food was gone by
 * then, so it is recorded as it was, and staff read them.
 */
export const againstServing = [
  /** Goods were handed over to the household on the same day, at this pantry. */
  'servedToday',
  'aboveLimit',
  /** TEFAP food, and no certificate counts for more of it. */
  'tefap',
  /** A declared allergen that nobody said yes to. */
  'allergens',
  'onHold',
  /** More than the shelf had, or a product that the place does not offer. */
  'shelf',
  /** The household, or the place, takes no orders. */
  'closed',
] as const
export type AgainstServing = (typeof againstServing)[number]

/** Of a household that was served while there was no connection. */
export const ToldLater = z.object({
  /** Time at which the pantry heard of it. */
  Heard: Instant,
  Against: z.array(z.enum(againstServing)),
})

/** Names of food that a regular order could not put in, and whether its usual time had no place. */
const StandingMark = z.object({ Left: z.array(z.string()), IsOtherTime: z.optional(z.boolean()) })

export const Order = z.object({
  ID: ID,
  Version: z.int(),
  Created: Instant,
  /** Staff person who placed it on the customer's behalf. */
  PlacedBy: z.optional(ID),
  /** Person who placed it for the household, and may. */
  Helper: z.optional(z.object({ UserID: ID, Name: z.string() })),
  /** Placed by the family's regular order. */
  Standing: z.optional(StandingMark),
  /** Owner of the pantry, and the food bank it belongs to; both are the same for a food bank's own pantry. */
  EntityID: ID,
  FoodBankID: ID,
  PantryLocationID: z.nullable(ID),
  PantryLocationPickupTimeID: z.nullable(ID),
  FoodBankDeliveryTimeID: z.nullable(ID),
  EntityDeliveryProgramID: z.nullable(ID),
  FoodInsecureNeighborAddressID: z.nullable(ID),
  /** Day and hours of its window, on the wall clock of the place; a window with orders keeps them. */
  OrderDay: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  StatusCode: z.enum(orderStatusCodes),
  PantryOrderItems: z.array(OrderLine).check(z.maxLength(maxOrderLines)),
  /**
   * Tells if the units in its bags count in the stock's `PackedQuantity`; absent of orders placed before there was that
   * number.
   */
  BagsCounted: z.optional(z.boolean()),
  Locker: z.optional(LockerReservation),
  /** Since when its family has said that they come, at the time that it has now. */
  Confirmed: z.optional(Instant),
  /** Its family is at the pantry, or was. */
  Arrival: z.optional(Arrival),
  /** Words of the pantry about it, until it is changed again. */
  Notice: z.optional(OrderNotice),
  /** Duplicates of the customer that it was placed for, the last merged one last; undoing a merge gives it back. */
  MergedFrom: z.optional(z.array(ID)),
  Notes: z.array(OrderNote),
  /** Status and time of its cancelling or abandoning: a hand-over of before can be told later. */
  Ended: z.optional(z.object({ At: Instant, StatusCode: z.enum(orderStatusCodes) })),
  /** Set when it was handed over. */
  HandOver: z.optional(HandOver),
  /** State before it was handed over: undoing that leads back to it. */
  BeforeHandOver: z.optional(z.object({ StatusCode: z.enum(orderStatusCodes), Unpacked: z.array(ID) })),
  /** Hand-overs that were taken back. */
  ReversedHandOvers: z.optional(z.int()),
  /** Each with who took it back, when and why; of those from before there was this field only the number is known. */
  Reversals: z.optional(z.array(Reversal)),
  /** Served at the table without having ordered: with the food that no product counts. */
  WalkIn: z.optional(UncountedFood),
  /** Of a walk-in that a device told after it was without a connection. */
  Told: z.optional(ToldLater),
})
export type Order = z.infer<typeof Order>

/** The number that people see. */
export const orderCode = (id: number) => id.toString(16).toUpperCase()

/** The ID of a code that was typed, or of a scanned text that ends with one, such as the order's address. */
export function orderIdOfCode(text: string): number | undefined {
  const code = /(?:^|[^0-9a-z])([0-9a-f]{1,13})\s*$/i.exec(text)?.[1]
  const id = code === undefined ? 0 : Number.parseInt(code, 16)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export const isCancelled = (code: OrderStatusCode) => code === 'CANCELLED'
export const isTefapLine = ({ SourceCode }: Pick<OrderLine, 'SourceCode'>) => SourceCode === tefapCode
export const windowIdOf = (order: Pick<Order, 'PantryLocationPickupTimeID' | 'FoodBankDeliveryTimeID'>) =>
  order.PantryLocationPickupTimeID ?? order.FoodBankDeliveryTimeID
/** Served at the table: every other order has a time. */
export const isWalkIn = (order: Parameters<typeof windowIdOf>[0]) => windowIdOf(order) === null

/** Units of a line that count: handed over once final, packed or ordered before (decision 78). */
export const countedQuantity = ({
  HandedOverQuantity,
  PackedQuantity,
  Quantity,
}: Pick<OrderLine, 'HandedOverQuantity' | 'PackedQuantity' | 'Quantity'>) =>
  HandedOverQuantity ?? PackedQuantity ?? Quantity
/** Units of a line that were not handed over with its order: left on the table, left behind, or all when nobody came. */
export const returnedQuantity = (line: Pick<OrderLine, 'HandedOverQuantity' | 'PackedQuantity' | 'Quantity'>) =>
  heldQuantity(line) - (line.HandedOverQuantity ?? 0)
/** Units of the product that the line holds while its order is not final. */
export const heldQuantity = ({ PackedQuantity, Quantity }: Pick<OrderLine, 'PackedQuantity' | 'Quantity'>) =>
  PackedQuantity ?? Quantity

export const linePounds = (line: OrderLine) => toHundredth(countedQuantity(line) * line.WeightPounds)

export const orderTotals = ({ PantryOrderItems: lines, WalkIn }: Pick<Order, 'PantryOrderItems' | 'WalkIn'>) => ({
  items: lines.reduce((sum, line) => sum + countedQuantity(line), 0),
  pounds: toHundredth(
    lines.reduce((sum, line) => sum + countedQuantity(line) * line.WeightPounds, WalkIn?.Pounds ?? 0),
  ),
})
export const containsTefap = ({ PantryOrderItems, WalkIn }: Pick<Order, 'PantryOrderItems' | 'WalkIn'>) =>
  (WalkIn?.TefapPounds ?? 0) > 0 || PantryOrderItems.some(isTefapLine)

/** Has TEFAP food that is still to be handed over. */
export const holdsTefap = ({ PantryOrderItems }: Pick<Order, 'PantryOrderItems'>) =>
  PantryOrderItems.some((line) => isTefapLine(line) && heldQuantity(line) > 0)

/** A row of the lists that an order stands in: what grids show, and what they filter by. */
export const OrderRow = z.object({
  ID: ID,
  Created: Instant,
  EntityID: ID,
  FoodBankID: ID,
  PantryLocationID: z.nullable(ID),
  PantryLocationPickupTimeID: z.nullable(ID),
  FoodBankDeliveryTimeID: z.nullable(ID),
  EntityDeliveryProgramID: z.nullable(ID),
  OrderDay: Day,
  StartTime: z.string(),
  EndTime: z.string(),
  FoodInsecureNeighbor: CustomerOfOrder,
  StatusCode: z.enum(orderStatusCodes),
  ContainsTEFAPProduct: z.boolean(),
  TotalItems: z.int(),
  TotalPounds: z.number(),
  ProductIDs: z.array(ID),
  Confirmed: z.optional(Instant),
  Arrival: z.optional(Arrival),
  IsStanding: z.optional(z.boolean()),
  /** Of orders with chilled or frozen food; absent in rows from before it was noted, too. */
  IsCold: z.optional(z.boolean()),
  /** Chilled and frozen lines that nobody fetched, and those of lots on hold, until somebody says what became of them. */
  Waiting: z.optional(
    z.array(
      z.object({
        PantryInventoryItemID: ID,
        Name: z.string(),
        Quantity: z.int(),
        StorageRequirementID: z.nullable(ID),
        HeldLots: z.optional(z.array(z.string())),
      }),
    ),
  ),
})
export type OrderRow = z.infer<typeof OrderRow>

/** Its family waits to be served. */
export const isFamilyHere = ({ Arrival, StatusCode }: Pick<Order, 'Arrival' | 'StatusCode'>): boolean =>
  Arrival !== undefined && !isFinal(StatusCode)

const waitingLines = ({ PantryOrderItems: lines }: Pick<Order, 'PantryOrderItems'>) =>
  lines
    .filter(({ Return }) => Return === 'waiting')
    .map((line) => ({ ...line, Quantity: returnedQuantity(line) }))
    .filter(({ Quantity }) => Quantity > 0)
export const isWaitingForReturn = (order: Pick<Order, 'PantryOrderItems'>) => waitingLines(order).length > 0

const dry = 1
const frozen = 3
/** Chilled or frozen. */
export const isKeptCold = ({ StorageRequirementID: need }: Pick<OrderLine, 'StorageRequirementID'>) =>
  need !== null && need !== dry

/** Mark of a line that belongs in a fridge or a freezer. */
export function coldMark(line: Pick<OrderLine, 'StorageRequirementID'>): 'cold' | 'frozen' | undefined {
  if (line.StorageRequirementID === frozen) return 'frozen'
  return isKeptCold(line) ? 'cold' : undefined
}

export function orderRow(order: Order): OrderRow {
  const { items, pounds } = orderTotals(order)
  return OrderRow.parse({
    ...order,
    ContainsTEFAPProduct: containsTefap(order),
    TotalItems: items,
    TotalPounds: pounds,
    ProductIDs: order.PantryOrderItems.map((line) => line.PantryInventoryItemID),
    ...(order.PantryOrderItems.some(isKeptCold) ? { IsCold: true } : {}),
    ...(order.Standing ? { IsStanding: true } : {}),
    ...(isWaitingForReturn(order) ? { Waiting: waitingLines(order) } : {}),
  })
}

/** Movement of one product's stock by an order. */
export interface LineMovement {
  readonly ProductID: number
  /** Added to what new orders may take. */
  readonly Quantity: number
  /** Added to what current orders hold, promised and in bags together. */
  readonly OrderQuantity: number
  /** Added to what is in packed bags. */
  readonly PackedQuantity: number
}

interface Effect {
  readonly taken: number
  readonly held: number
  readonly bagged: number
}
const none: Effect = { taken: 0, held: 0, bagged: 0 }

/** Units that are not on the shelf: what a person settles later was not handed over, whatever is reported then. */
function keptQuantity(line: OrderLine): number {
  if (line.Return === 'shelf') return line.HandedOverQuantity ?? 0
  return line.Return ? heldQuantity(line) : (line.HandedOverQuantity ?? heldQuantity(line))
}

/** Units of each product that an order took, holds, and has in bags. */
function effectOf(order: Order | undefined): Map<number, Effect> {
  const effects = new Map<number, Effect>()
  if (!order) return effects
  const isOver = isFinal(order.StatusCode)
  const hasBags = order.BagsCounted === true && !isOver
  for (const line of order.PantryOrderItems) {
    const { taken, held, bagged } = effects.get(line.PantryInventoryItemID) ?? none
    effects.set(line.PantryInventoryItemID, {
      taken: taken + keptQuantity(line) + (line.MissingQuantity ?? 0),
      held: held + (isOver ? 0 : heldQuantity(line)),
      bagged: bagged + (hasBags ? (line.PackedQuantity ?? 0) : 0),
    })
  }
  return effects
}

/** The movements that lead from an order's one state to the next: always the difference, so that nothing returns twice. */
export function movementsBetween(before: Order | undefined, after: Order): LineMovement[] {
  const [from, to] = [effectOf(before), effectOf(after)]
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((ProductID) => {
    const [old, now] = [from.get(ProductID) ?? none, to.get(ProductID) ?? none]
    const [Quantity, OrderQuantity] = [old.taken - now.taken, now.held - old.held]
    const PackedQuantity = now.bagged - old.bagged
    const isMoved = Quantity !== 0 || OrderQuantity !== 0 || PackedQuantity !== 0
    return isMoved ? [{ ProductID, Quantity, OrderQuantity, PackedQuantity }] : []
  })
}

/** Movement of a lot's units on the shelf by an order. */
export interface LotMovement {
  readonly ProductID: number
  readonly Lot: string
  readonly Quantity: number
}

/**
 * Units of each lot that an order took off the shelf: also those that somebody discarded or gave away. No one says the lot of
 * what came back of a bag: it is taken to be first what has none, then the lot that was named last.
 */
function lotsTaken(order: Order | undefined): Map<string, LotMovement> {
  const taken = new Map<string, LotMovement>()
  for (const line of order?.PantryOrderItems ?? [])
    for (const { Lot, Quantity } of lotsUpTo(line.Lots ?? [], keptQuantity(line))) {
      const ProductID = line.PantryInventoryItemID
      const key = `${ProductID} ${Lot}`
      taken.set(key, { ProductID, Lot, Quantity: (taken.get(key)?.Quantity ?? 0) + Quantity })
    }
  return taken
}

/** Units that lots lose or get back between an order's two states; as with stock, always the difference. */
export function lotMovementsBetween(before: Order | undefined, after: Order): LotMovement[] {
  const [from, to] = [lotsTaken(before), lotsTaken(after)]
  return [...new Map([...from, ...to]).keys()].flatMap((key) => {
    const [old, now] = [from.get(key), to.get(key)]
    const Quantity = (old?.Quantity ?? 0) - (now?.Quantity ?? 0)
    const of = old ?? now
    return of === undefined || Quantity === 0 ? [] : { ...of, Quantity }
  })
}
