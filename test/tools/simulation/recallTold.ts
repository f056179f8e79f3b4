import './environment.ts'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import type * as z from 'zod/mini'
import { Event } from '../../../events/event.ts'
import { table } from '../../../functions/core/table/table.ts'
import { newCustomer, newCustomerWrites } from '../../../functions/pantry/customers/customerTable.ts'
import { orderStore } from '../../../functions/pantry/orders/orderTable.ts'
import { handler as onRecallTold } from '../../../functions/pantry/recall/onRecallTold.ts'
import { handOverFacts, orderLine, sampleOrder } from '../../../shared/pantry/orders/order.fixture.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import { tellRecalled } from '../../../shared/pantry/recall/api.ts'
import * as stock from '../../../shared/pantry/stock/api.ts'
import { addPickupTimes } from '../../../shared/pantry/windows/api.ts'
import { deliver } from '../../api/core/messages.ts'
import { call, handlerOf } from '../../engine/call.ts'
import { type OpenPantry, openPantry } from '../../engine/ordering.ts'
import { ids, makeSmallTenant, people } from '../../engine/smallTenant.ts'
import { SeededRandom } from './seededRandom.ts'
import { TimedCloud } from './timedCloud.ts'

/**
 * A lot that thousands of households took home is recalled, and everybody is told by e-mail: the app's own endpoint and
 * reaction in simulated time, as many copies of the reaction at once as an account runs for a queue.
 */
interface Telling {
  readonly households: number
  readonly seed: number
  /** Copies of the reaction that run at once. */
  readonly atOnce: number
}
interface TellingResult {
  readonly told: number
  readonly mails: number
  /** Households that were written to more than once. */
  readonly twice: number
  /** Simulated seconds from the press of the button to the answer, and to the last mail. */
  readonly answeredAfter: number
  readonly lastMailAfter: number
  readonly requests: number
}

const start = '2026-11-24T16:00:00.000Z'
const lot = 'HF-1'
/** Milliseconds of a mail, and those from a commit over the stream and the bus to the queue's function. */
const mailMs = 80
const publishMs = 2000
const itemsAtOnce = 2

async function makeWorld(count: number): Promise<OpenPantry> {
  await makeSmallTenant()
  const pantry = await openPantry(people.foodBank, { stock: 0 })
  const { beans } = pantry
  const customers = Array.from({ length: count }, (_, index) =>
    newCustomer({
      ...{ ID: 100_000 + index, FoodBankID: ids.foodBank, FirstName: 'Rosa', LastName: 'Medina' },
      ...{ EMailAddress: `family${index}@example.org`, IsEmailNotificationEnabled: true, PhoneNumber: null },
      ...{ PostalCode: '01101', Created: '2026-11-02T15:00:00.000Z' },
    } as Parameters<typeof newCustomer>[0]),
  )
  const line = {
    ...orderLine({ PantryInventoryItemID: beans.ID, Quantity: 1, PackedQuantity: 1, HandedOverQuantity: 1 }),
    Lots: [{ Lot: lot, BestBy: null, Quantity: 1 }],
  }
  const orderOf = (customer: (typeof customers)[number], index: number): Order =>
    sampleOrder({
      ...{ ID: 500_000 + index, EntityID: people.foodBank.EntityID, FoodBankID: ids.foodBank },
      ...{ PantryLocationID: pantry.locationId, PantryLocationPickupTimeID: pantry.windowId },
      ...{ FoodInsecureNeighbor: customer, StatusCode: 'DELIVEREDTONEIGHBOR', PantryOrderItems: [line] },
      HandOver: handOverFacts,
    })
  for (let from = 0; from < count; from += itemsAtOnce)
    for (const [index, customer] of customers.slice(from, from + itemsAtOnce).entries()) {
      const state = orderOf(customer, from + index)
      const handedOver = orderStore
        .importWrites({ state, events: [] })
        // Stock and counters of these orders are no part of it.
        .filter((write) => 'put' in write)
      await table.commit([...newCustomerWrites(customer), ...handedOver])
    }
  return pantry
}

export async function recallTold({ households, seed, atOnce }: Telling): Promise<TellingResult> {
  const chance = new SeededRandom(seed)
  await Promise.all(
    [tellRecalled, inventory.holdItem, inventory.addItem, stock.adjustShelf, addPickupTimes].map(handlerOf),
  )
  const cloud = new TimedCloud(start, chance)
  const mailed: { readonly to: string; readonly at: number }[] = []
  const { send } = SESv2Client.prototype
  SESv2Client.prototype.send = (async (command: { input: { Destination?: { ToAddresses?: string[] } } }) => {
    await cloud.after(mailMs * (0.5 + chance.next()))
    mailed.push({ to: command.input.Destination?.ToAddresses?.[0] ?? '', at: cloud.now() })
    return { MessageId: `mail-${mailed.length}` }
  }) as never
  cloud.install()
  try {
    const { beans } = await cloud.until(makeWorld(households))
    const owner = people.foodBank
    const options = { hasTimeLimit: false }
    await cloud.until(call(inventory.holdItem, owner, { id: beans.ID, IsOnHold: true, Lot: lot }, options))
    cloud.measure()
    cloud.stream.length = 0
    const pressed = cloud.now()
    const { answer, body } = await cloud.until(call(tellRecalled, owner, { id: beans.ID, lot }, options))
    if (!answer.Value) throw new Error(body)
    const answered = cloud.now()
    const events = cloud.stream.filter(({ Type }) => Type === 'RecallTold').map((item) => Event.parse(item))
    await cloud.until(cloud.after(publishMs))
    await cloud.until(toldBy(events, atOnce))
    const seconds = (at: number) => Math.round((at - pressed) / 100) / 10
    return {
      told: answer.Value.Told,
      mails: mailed.length,
      twice: mailed.length - new Set(mailed.map(({ to }) => to)).size,
      answeredAfter: seconds(answered),
      lastMailAfter: seconds(Math.max(...mailed.map(({ at }) => at))),
      requests: cloud.requests,
    }
  } finally {
    cloud.uninstall()
    SESv2Client.prototype.send = send
  }
}

/** Each copy takes the next event when it has done one. */
async function toldBy(events: readonly z.infer<typeof Event>[], atOnce: number): Promise<void> {
  const waiting = [...events]
  const copy = async () => {
    for (let detail = waiting.shift(); detail; detail = waiting.shift()) {
      const again = await deliver(onRecallTold, { detail })
      if (again.length > 0) throw new Error('An event was not told')
    }
  }
  await Promise.all(Array.from({ length: atOnce }, copy))
}
