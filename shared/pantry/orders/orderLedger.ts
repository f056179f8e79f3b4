import type { Cause } from '../stock/stock.ts'
import { type OrderEvent, orderEvents, type Told } from './events.ts'
import type { LineMovement } from './order.ts'
import type { OrderStatusCode } from './status.ts'

/** The lines that an order's events leave in the ledgers of its products. */
const causeOfEnd: Partial<Readonly<Record<OrderStatusCode, Cause>>> = {
  ABANDONED: 'abandoned',
  CANCELLED: 'cancelled',
}
const causeOfChoice = { shelf: 'returned', discarded: 'discarded', givenAway: 'givenAway' } as const

/** Of an order that is not over: into the bag, out of it, or other products. */
function causeOfChange({ Quantity, PackedQuantity }: LineMovement): Cause {
  if (Quantity !== 0 || PackedQuantity === 0) return 'orderChange'
  return PackedQuantity > 0 ? 'packed' : 'unpacked'
}

/** Units of a movement of an open order that a packer found missing; below 0 when they were found after all. */
const missingOf = ({ Quantity, OrderQuantity }: LineMovement) => -Quantity - OrderQuantity

/** Packed and missing units are lines of their own. */
function packedLines(movement: LineMovement, MissingSince: string | undefined): OrderLedgerLine[] {
  const missing = missingOf(movement)
  const rest = { ...movement, OrderQuantity: movement.OrderQuantity + missing }
  const isRest = rest.Quantity !== 0 || rest.PackedQuantity !== 0
  const { ProductID } = movement
  const gone = { ProductID, Quantity: 0, OrderQuantity: -missing, PackedQuantity: 0 }
  return [
    ...(isRest ? [withCause(causeOfChange(rest))(rest)] : []),
    ...(missing > 0 ? [withCause('missing')(gone)] : []),
    ...(missing < 0 ? [{ ...withCause('found')(gone), MissingSince }] : []),
  ]
}
export type OrderLedgerLine = LineMovement & {
  readonly Cause: Cause
  readonly Units?: number
  readonly MissingSince?: string | undefined
}

const withCause =
  (Cause: Cause) =>
  (movement: LineMovement): OrderLedgerLine => ({ ...movement, Cause })

/** Units that the family left, and those that were kept back, are on the shelf again, in a line of their own. */
function handedLines(movement: LineMovement): OrderLedgerLine[] {
  const back = Math.max(0, movement.Quantity)
  const bagged = Math.max(-back, movement.PackedQuantity)
  const { ProductID } = movement
  const returned = { ProductID, Quantity: back, OrderQuantity: -back, PackedQuantity: back === 0 ? 0 : bagged }
  const given = {
    ProductID,
    Quantity: movement.Quantity - back,
    OrderQuantity: movement.OrderQuantity + back,
    PackedQuantity: movement.PackedQuantity - returned.PackedQuantity,
  }
  const isGiven = given.Quantity !== 0 || given.OrderQuantity !== 0 || given.PackedQuantity !== 0
  return [...(isGiven ? [withCause('handedOver')(given)] : []), ...(back > 0 ? [withCause('returned')(returned)] : [])]
}

/** Of what was told later, and what a count since then had found moved already. */
function toldLines(lines: readonly OrderLedgerLine[], told: Told | undefined): OrderLedgerLine[] {
  if (!told) return [...lines]
  const settled = told.Counted.map((one) => ({ ...one, OrderQuantity: 0, PackedQuantity: 0 }))
  return [...lines, ...settled.map(withCause('shortSettled'))].map((line) => ({
    ...line,
    MissingSince: line.MissingSince ?? told.Since,
  }))
}

/** Units that were discarded or given away had left the numbers before: its line tells the units and changes none. */
function settledLines({
  ProductID,
  Units,
  Choice,
  Movements,
}: Extract<OrderEvent, { type: 'OrderReturnSettled' }>['detail']): OrderLedgerLine[] {
  if (Choice === 'waiting') return []
  const none = { ProductID, Quantity: 0, OrderQuantity: 0, PackedQuantity: 0 }
  return (Movements.length > 0 ? Movements : [none]).map((movement) => ({
    ...withCause(causeOfChoice[Choice])(movement),
    Units,
  }))
}

/** Movements of stock by an event of an order, with their causes. */
export function orderLedgerLines({ type, detail }: OrderEvent): OrderLedgerLine[] {
  switch (type) {
    case 'OrderPlaced':
      return detail.Movements.map(withCause('order'))
    case 'OrderEdited':
      return detail.Movements.map(withCause('orderChange'))
    case 'LockerReserved':
    case 'OrderConfirmed':
    case 'OrderArrived':
    case 'ArrivalTakenBack':
    case 'OrderNoteAdded':
    case 'OrderNoticed':
      return []
    case 'OrderLinePacked':
      return toldLines(
        detail.Movements.flatMap((movement) => packedLines(movement, detail.MissingSince)),
        detail.Told,
      )
    case 'OrderStatusChanged':
      return toldLines(
        detail.Movements.flatMap((movement) =>
          detail.To === 'DELIVEREDTONEIGHBOR'
            ? handedLines(movement)
            : [withCause(causeOfEnd[detail.To] ?? causeOfChange(movement))(movement)],
        ),
        detail.Told,
      )
    case 'WalkInServed':
      return toldLines(detail.Movements.map(withCause('handedOver')), detail.Told)
    case 'HandOverUndone':
      return detail.Movements.map(withCause('handedOver'))
    case 'OrderReturnSettled':
      return settledLines(detail)
  }
}

/** An event of an order by its type and detail, as it was published. */
export function orderEventOf({ Type, Detail }: { readonly Type: string; readonly Detail: unknown }): OrderEvent {
  const definition = Object.values(orderEvents).find(({ type }) => type === Type)
  if (!definition) throw new RangeError(`No event of an order is called ${Type}`)
  return { type: definition.type, detail: definition.detail.parse(Detail) } as OrderEvent
}
