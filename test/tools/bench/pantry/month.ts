import { publisher, reactions, workers } from '../../../../events/subscriptions.ts'
import { handlerNamed } from '../../../../infra/local/functions.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import { orderEvents } from '../../../../shared/pantry/orders/events.ts'
import { call } from '../../../engine/call.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, openPantry } from '../../../engine/ordering.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import type { SimulatedClock } from '../../simulation/clock.ts'
import { streamEvent } from '../../simulation/events.ts'
import { SeededRandom } from '../../simulation/seededRandom.ts'
import type { Lived } from '../cost/month.ts'
import type { ChargedTable } from './charged.ts'
import { fillShelves } from './filled.ts'
import { habitsOfAPantry } from './habits.ts'
import { deliverAll } from './runs.ts'
import { handOverBag, orderVisit, packingScreen, packVisit, type ValueCall, type Visit } from './visits.ts'

/**
 * One window of a pantry, from the first order to the last bag: everything that its households and its staff call, and all
 * that follows from it. A month is as many windows as it takes.
 */

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
  const placed: number[] = []
  table.forget()
  const before = table.bytes()

  const ask: ValueCall = async (endpoint, by, input) => {
    const { status, answer, body } = await table.as(endpoint.id, () => call(endpoint, by, input))
    if (status !== 200 || !answer.Successful) throw new Error(`${endpoint.id}: ${status} ${body.slice(0, 300)}`)
    return answer.Value as never
  }
  /** Publishes what is committed; it reaches all who react to it. */
  async function follow(): Promise<void> {
    for (let events = table.takeCommitted(); events.length > 0; events = table.takeCommitted()) {
      await table.as(publisher.name, async () => (await handlerNamed(publisher.name))(streamEvent(events), {}))
      for (const event of events) {
        counts[String(event.Type)] = (counts[String(event.Type)] ?? 0) + 1
        if (event.Type === orderEvents.OrderPlaced.type) placed.push((event.Subject as { ID: number }).ID)
        for (const { name } of reactions.filter(({ to }) => to.some(({ type }) => type === event.Type)))
          await table.as(name, () => deliverAll(name, [event]))
      }
    }
  }

  async function live(visit: Visit): Promise<void> {
    for await (const _ of visit) await follow()
    await follow()
  }

  const place = { locationId: pantry.locationId, windowId: pantry.windowId }
  for (const household of households) {
    await live(orderVisit(ask, { household: asCustomer(household), place, products, chance }))
    clock.advance(60_000)
  }
  clock.advance(6 * 24 * 3_600_000)
  const settle = workers.find(({ queue }) => queue === 'due')?.name ?? ''
  for (const id of placed) {
    const handler = await handlerNamed(settle)
    const Records = [{ messageId: '0', body: JSON.stringify({ kind: 'orderReminder', id }), attributes: {} }]
    await table.as(settle, () => handler({ Records }, {}))
    await follow()
  }
  await live(packingScreen(ask, staff, { windowId: pantry.windowId, orders: orderCount, duration: 0 }))
  for (const id of placed) await live(packVisit(ask, staff, id))
  clock.advance(24 * 3_600_000)
  for (const id of placed) {
    await handOverBag(ask, staff, id)
    await follow()
  }
  return { days: 1, donations: orderCount, usage: table.usage(), events: counts, bytes: table.bytes() - before }
}
