import { randomUUID } from 'node:crypto'
import { balanceOf, type Cause, Movement, type Stock, storedStock } from '../../../shared/pantry/stock/stock.ts'
import { absent, absentField, and, atMost, type Condition, equals, or } from '../../core/table/conditions.ts'
import { filteredPage } from '../../core/table/filteredPage.ts'
import { movementPrefix, stockKeys } from '../../core/table/keys/stock.ts'
import type { Page } from '../../core/table/query.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/**
 * Quantities of products and the ledger of their movements. Writes add to the numbers, guarded so that nothing is promised
 * that is not available; they belong into the transaction of what moves the stock.
 */

const shape = storedShape(storedStock)
const movementShape = storedShape(Movement)

/** An owner's quantities by product, in one query; for half its units without those of the last moment. */
export async function stockOfOwner(entityId: number, isConsistent = true): Promise<Map<number, Stock>> {
  const all = await table.all({ pk: stockKeys.owner(entityId), isConsistent }, shape.schema)
  return byProduct(all)
}
const byProduct = (all: readonly Stock[]) => new Map(all.map((stock) => [stock.ProductID, stock]))

export const findStock = (entityId: number, productId: number) =>
  table.get(stockKeys.stock(entityId, productId), shape.schema)

/** Quantities of some products, by product. */
export async function stockOfProducts(entityId: number, productIds: readonly number[]): Promise<Map<number, Stock>> {
  const found = await table.getMany(
    productIds.map((id) => stockKeys.stock(entityId, id)),
    shape.schema,
  )
  return byProduct(found)
}

/** Number of products up to which one query takes fewer units than a page's products one by one. */
const fewProducts = 350

/** Quantities of a page of an owner's products: of few products all, of many those of the page. */
export async function stockOfPage(entityId: number, productIds: readonly number[]): Promise<Map<number, Stock>> {
  const { items, cursor } = await table.page({ pk: stockKeys.owner(entityId), limit: fewProducts }, shape.schema)
  return cursor ? stockOfProducts(entityId, productIds) : byProduct(items)
}

/** Owner of a product, and who moves its stock; a Caller is one who does. */
interface Moving {
  readonly EntityID: number
  readonly ProductID: number
  readonly By: Movement['By']
  readonly At: Date
}

/** The stock of a new product, with its opening quantity; for the transaction that adds the product. */
export const newStockWrites = ({ Quantity, ...moving }: Moving & Pick<Stock, 'Quantity'>): Write[] => {
  const { EntityID, ProductID } = moving
  const put = {
    ...stockKeys.stock(EntityID, ProductID),
    ProductID,
    Quantity,
    CurrentOrderQuantity: 0,
    PackedQuantity: 0,
  }
  return [
    { put: { ...put, Shape: shape.version }, when: absent },
    ...(Quantity === 0 ? [] : [movementWrite({ ...moving, Cause: 'opening', Quantity })]),
  ]
}

/** For the transaction that removes the product: fails while current orders hold some of it. Its ledger stays. */
export const deleteStockWrite = (entityId: number, productId: number): Write => ({
  remove: stockKeys.stock(entityId, productId),
  when: equals({ CurrentOrderQuantity: 0 }),
})

export interface NewMovement
  extends Moving,
    Partial<
      Pick<Movement, 'Reason' | 'Note' | 'Receipt' | 'Count' | 'Reference' | 'ID' | 'Units' | 'Lot' | 'LotHold'>
    > {
  readonly MissingSince?: string | undefined
  readonly Cause: Cause
  /** Added to what new orders may take. */
  readonly Quantity: number
  /** Added to what current orders hold. */
  readonly OrderQuantity?: number
  /** Added to what is in packed bags. */
  readonly PackedQuantity?: number
  readonly when?: Condition
  /** Found on the shelf by a person: a shelf with less than is promised leaves a shortage. */
  readonly mayFallShort?: boolean
}

type StockChange = Pick<
  NewMovement,
  'EntityID' | 'ProductID' | 'Quantity' | 'OrderQuantity' | 'PackedQuantity' | 'when' | 'mayFallShort'
> &
  Partial<Pick<NewMovement, 'Reason' | 'At' | 'Count'>>

/** Adds to a product's quantities and tells why in its ledger; fails when one of them would go below 0. */
export const movementWrites = (movement: NewMovement): Write[] => [stockWrite(movement), movementWrite(movement)]

/**
 * Without the line in the ledger, for an order: with its lines, 90 products would not fit into one transaction. The
 * reaction to the order's event writes them with `movementWrite`, the event's ID as theirs.
 */
export const stockWrite = ({
  EntityID,
  ProductID,
  Quantity,
  OrderQuantity = 0,
  PackedQuantity = 0,
  Reason,
  At,
  Count,
  when,
  mayFallShort = false,
}: StockChange): Write => ({
  update: stockKeys.stock(EntityID, ProductID),
  ...(Reason === 'counted' && At ? { set: { CountedAt: Count?.CountedAt ?? At.toISOString() } } : {}),
  add: { Quantity, CurrentOrderQuantity: OrderQuantity, ...(PackedQuantity === 0 ? {} : { PackedQuantity }) },
  // Of a product without stock, a removed one, all are absent and the guard fails.
  atLeast: {
    CurrentOrderQuantity: Math.max(0, -OrderQuantity),
    // Units that come back fill a shortage: the quantity may be below 0 before and after.
    ...(Quantity < 0 && !mayFallShort ? { Quantity: -Quantity } : {}),
    ...(PackedQuantity < 0 ? { PackedQuantity: -PackedQuantity } : {}),
  },
  ...(when ? { when } : {}),
})

type Line = Omit<NewMovement, 'when' | 'mayFallShort' | 'EntityID'>

/** Fields that say what moved, and why; those that are not told are left out. */
const told = (line: Line) => ({
  ...(line.Units === undefined ? {} : { Units: line.Units }),
  ...(line.Reason ? { Reason: line.Reason } : {}),
  ...(line.Note ? { Note: line.Note } : {}),
  ...(line.Receipt ? { Receipt: line.Receipt } : {}),
  ...(line.Count ? { Count: line.Count } : {}),
  ...(line.Lot ? { Lot: line.Lot } : {}),
  ...(line.LotHold ? { LotHold: line.LotHold } : {}),
  ...(line.MissingSince ? { MissingSince: line.MissingSince } : {}),
})

/** A line of the ledger. With an ID of its own the same line is written once. */
export const movementWrite = (line: Line): Write => {
  const { ProductID, At, By, Cause, Quantity, OrderQuantity = 0, PackedQuantity = 0, Reference = null } = line
  // Of movements at the same instant those of one source stand together.
  const { ID = `${Cause}-${Reference?.ID ?? 0}-${randomUUID()}` } = line
  const movement: Movement = {
    ...{ ID, At: At.toISOString(), Cause, Quantity, OrderQuantity, PackedQuantity, ...told(line), Reference },
    By: By && { UserID: By.UserID, EntityID: By.EntityID },
  }
  return {
    put: { ...stockKeys.movement(ProductID, movement.At, ID), ...movement, Shape: movementShape.version },
    when: absent,
  }
}

/** Quantity as it was read: a correction to a number is decided again when an order came between. */
export const quantityUnchanged = (seen: Pick<Stock, 'Quantity' | 'ShortQuantity'>): Condition =>
  equals({ Quantity: balanceOf(seen) })

/** All numbers as they were read. */
export const numbersUnchanged = (seen: Stock): Condition =>
  and(
    equals({ Quantity: balanceOf(seen), CurrentOrderQuantity: seen.CurrentOrderQuantity }),
    or(absentField('PackedQuantity'), equals({ PackedQuantity: seen.PackedQuantity })),
  )

/** Condition that the stock is as it was read, and nobody counted it meanwhile, not even with the same result. */
export const notCountedSince = (seen: Stock): Condition =>
  and(
    numbersUnchanged(seen),
    seen.CountedAt === undefined ? absentField('CountedAt') : equals({ CountedAt: seen.CountedAt }),
  )

export const notCountedAfter = (instant: string): Condition =>
  or(absentField('CountedAt'), atMost('CountedAt', instant))

/** A product's movements from an instant on, oldest first. */
export const movementsSince = (productId: number, instant: string): Promise<Movement[]> =>
  table.all(
    { pk: stockKeys.ledger(productId), from: movementPrefix + instant, to: `${movementPrefix}~` },
    movementShape.schema,
  )

/** A product's movements from one day to another, in UTC, oldest first. */
export const movementsInDays = (productId: number, start: string, end: string): Promise<Movement[]> =>
  table.all(
    { pk: stockKeys.ledger(productId), from: movementPrefix + start, to: `${movementPrefix}${end}~` },
    movementShape.schema,
  )

/** A page of a product's movements, newest first. */
export const loadMovements = (
  productId: number,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Page<Movement>> =>
  table.page(
    {
      pk: stockKeys.ledger(productId),
      from: movementPrefix,
      to: `${movementPrefix}~`,
      newestFirst: true,
      limit,
      cursor,
    },
    movementShape.schema,
  )

/** Movements of one answer that came from receipts. */
const maxReceived = 100
/** Rounds of `filteredPage`: 5,000 movements. */
const maxRounds = 10

/** Movements onto the shelf from receipts between two instants, newest first. */
export async function receivedMovements(productId: number, from: string, to: string): Promise<Movement[]> {
  const found: Movement[] = []
  let cursor: string | undefined
  for (let rounds = 0; rounds < maxRounds && found.length < maxReceived; rounds++) {
    const page = await filteredPage(
      {
        pk: stockKeys.ledger(productId),
        from: movementPrefix + from,
        to: movementPrefix + to,
        newestFirst: true,
        isConsistent: false,
        limit: maxReceived - found.length,
        cursor,
      },
      movementShape.schema,
      ({ Cause: cause }) => cause === 'received',
    )
    found.push(...page.items)
    cursor = page.cursor
    if (!cursor) break
  }
  return found
}
