import type { Event } from '../../../events/event.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { orderCode } from '../../../shared/pantry/orders/order.ts'
import { type OrderLedgerLine, orderEventOf, orderLedgerLines } from '../../../shared/pantry/orders/orderLedger.ts'
import type { Write } from '../../core/table/write.ts'
import { orderedWrite } from './activityTable.ts'
import { movementWrite } from './stockTable.ts'

/** A packed line, what was missing of it, what came back of it and what a count knew of it are lines of one product and event. */
const causesBeside = new Set<string>(['missing', 'found', 'returned', 'shortSettled'])
const lineId = (eventId: string, { Cause }: OrderLedgerLine) =>
  causesBeside.has(Cause) ? `${eventId}-${Cause}` : eventId

/**
 * Writes that follow from an order's event: lines in its products' ledgers and, of a new order, the counts of the day in the
 * owner's zone. The stock itself moved in the transaction of the order.
 */
export function orderLedgerWrites(event: Event, zone: string): Write[] {
  const { ID, At, EntityID, Subject, By } = event
  const orderEvent = orderEventOf(event)
  const lines = orderLedgerLines(orderEvent)
  const Reference = { Kind: 'order', ID: Subject.ID, Code: orderCode(Subject.ID) } as const
  const writes = lines.map((line) => movementWrite({ ...line, ID: lineId(ID, line), At: new Date(At), By, Reference }))
  if (orderEvent.type !== 'OrderPlaced') return writes
  const ordered = lines.map(({ ProductID, OrderQuantity }) => ({ ProductID, Quantity: OrderQuantity }))
  return [...writes, orderedWrite(EntityID, localDay(new Date(At), zone), ordered)]
}
