import { publisher, reactions, workers } from '../../../../events/subscriptions.ts'
import type { Caller } from '../../../../shared/access.ts'
import * as customers from '../../../../shared/api/customers.ts'
import type { Endpoint, Input, Value } from '../../../../shared/api/endpoint.ts'
import * as limits from '../../../../shared/api/limits.ts'
import * as ordering from '../../../../shared/api/ordering.ts'
import * as orders from '../../../../shared/api/orders.ts'
import * as session from '../../../../shared/api/session.ts'
import { call } from '../../../engine/call.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, openPantry, pickupOf } from '../../../engine/ordering.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import type { SimulatedClock } from '../../simulation/clock.ts'
import { queueEvent, streamEvent } from '../../simulation/events.ts'
import { SeededRandom } from '../../simulation/seededRandom.ts'
import type { Lived } from '../cost/month.ts'
import type { ChargedTable } from './charged.ts'
import { fillShelves } from './filled.ts'

/**
 * One window of a pantry, from the first order to the last bag: everything that its households and its staff call, and all
 * that follows from it. A month is as many windows as it takes.
 */

export const habitsOfAPantry = {
  products: 300,
  /** A household's order. */
  linesOfAnOrder: 12,
  /** The list is read again as the cart grows, and when the screen is opened once more. */
  readsOfTheList: 3,
  /** The order is looked at afterwards, and before it is fetched. */
  looksAtAnOrder: 3,
  /** The packing screen asks again while its window is packed. */
  readsOfThePackingList: 40,
} as const

type Handler = (event: unknown, context: unknown) => Promise<{ batchItemFailures: readonly unknown[] }>
const handlerOfRun = async (run: string): Promise<Handler> => {
  const file = `../../../../functions/${run}.ts`
  return ((await import(file)) as { handler: Handler }).handler
}

/** The window with its people; `orders` of it are placed. */
export async function liveAWindow(
  table: ChargedTable,
  orderCount: number,
  clock: SimulatedClock,
): Promise<Lived & { readonly bytes: number }> {
  const staff = people.foodBank
  const chance = new SeededRandom(7)
  await makeSmallTenant()
  const pantry = await openPantry(staff, { stock: 1000, maximum: orderCount })
  const products = await fillShelves(staff, habitsOfAPantry.products)
  await call(limits.setItemsPerOrderLimit, staff, { Value: 60 })
  await call(limits.addOrderLimit, staff, limitDraft('1 ORDER WEEK'))
  const households = await Promise.all(
    Array.from({ length: orderCount }, (_, n) =>
      customerFor(staff, {
        EMailAddress: `family${n}@example.org`,
        IsEmailNotificationEnabled: true,
        HouseholdSize: 4,
      }),
    ),
  )
  const counts: Record<string, number> = {}
  table.forget()
  const before = table.bytes()

  async function ask<E extends Endpoint<never, unknown>>(endpoint: E, by: Caller, input: Input<E>): Promise<Value<E>> {
    const { status, answer, body } = await table.as(endpoint.id, () => call(endpoint, by, input))
    if (status !== 200 || !answer.Successful) throw new Error(`${endpoint.id}: ${status} ${body.slice(0, 300)}`)
    return answer.Value as Value<E>
  }
  /** What is committed is published, and reaches all who react to it. */
  async function follow(): Promise<void> {
    for (let events = table.takeCommitted(); events.length > 0; events = table.takeCommitted()) {
      await table.as(publisher.run, async () => (await handlerOfRun(publisher.run))(streamEvent(events), {}))
      for (const event of events) {
        counts[String(event.Type)] = (counts[String(event.Type)] ?? 0) + 1
        for (const { run } of reactions.filter(({ to }) => to.some(({ type }) => type === event.Type))) {
          const handler = await handlerOfRun(run)
          const { batchItemFailures } = await table.as(run, () => handler(queueEvent([event]), {}))
          if (batchItemFailures.length > 0) throw new Error(`${run} failed at ${event.Type}`)
        }
      }
    }
  }

  const at = pickupOf(pantry)
  const placed: number[] = []
  for (const household of households) {
    const [by, id] = [asCustomer(household), household.ID]
    await ask(session.getSession, by, {})
    await ask(customers.getCustomer, by, { id })
    await ask(ordering.listAvailablePickupTimes, by, { id })
    await ask(ordering.checkTefapEligibility, by, { id, pantryLocationId: pantry.locationId })
    await ask(ordering.getNextValidPickupOrderDate, by, { id, pickupTimeId: pantry.windowId })
    await ask(customers.listRecentOrders, by, { id })
    for (let read = 0; read < habitsOfAPantry.readsOfTheList; read++)
      await ask(ordering.listProductsToOrder, by, { id, ...at } as never)
    const cart = new Set<number>()
    while (cart.size < habitsOfAPantry.linesOfAnOrder) cart.add(chance.pick(products))
    const PantryOrderItems = [...cart].flatMap((ID) => lines([{ ID }, 1 + chance.below(2)]))
    const { OrderID } = await ask(ordering.addOrder, by, { id, ...at, PantryOrderItems } as never)
    const order = OrderID ?? 0
    placed.push(order)
    await follow()
    await ask(orders.getOrdersGrid, by, {})
    for (let look = 0; look < habitsOfAPantry.looksAtAnOrder; look++) await ask(orders.getOrder, by, { id: order })
    clock.advance(60_000)
  }
  clock.advance(6 * 24 * 3_600_000)
  const settle = workers.find(({ queue }) => queue === 'due')?.run ?? ''
  for (const id of placed) {
    const handler = await handlerOfRun(settle)
    const Records = [{ messageId: '0', body: JSON.stringify({ kind: 'orderReminder', id }), attributes: {} }]
    await table.as(settle, () => handler({ Records }, {}))
    await follow()
  }
  for (let read = 0; read < habitsOfAPantry.readsOfThePackingList; read++)
    await ask(orders.getPackingList, staff, { id: pantry.windowId })
  for (const id of placed) {
    const { PantryOrderItems } = await ask(orders.getOrder, staff, { id })
    for (const { PantryInventoryItem, Quantity } of PantryOrderItems)
      await ask(orders.packOrderLine, staff, {
        id,
        PantryInventoryItemID: PantryInventoryItem.ID,
        PackedQuantity: Quantity,
      })
    await ask(orders.setOrderStatus, staff, { id, statusCode: 'PACKED' })
    await follow()
  }
  clock.advance(24 * 3_600_000)
  for (const id of placed) {
    await ask(orders.handOverOrder, staff, { id, HouseholdSize: 4 } as never)
    await follow()
  }
  return { days: 1, donations: orderCount, usage: table.usage(), events: counts, bytes: table.bytes() - before }
}
