import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { toldOrderWrite } from '../../../../functions/core/texting/textTable.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import { endLeftOrders } from '../../../../functions/pantry/orders/endLeftOrders.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { findLot } from '../../../../functions/pantry/products/lotTable.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as stock from '../../../../shared/pantry/stock/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { orderCodeOf } from '../../../engine/orders.ts'
import { headersOf } from '../../../engine/runs.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Food of a lot on hold in the bags of an order that its family or the sweep ends: it waits, and nobody is offered it. */

const [, owner] = people.agencies
let texts: LocalTexts
let made = 0

beforeAll(async () => {
  texts = await startTexts()
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await texts.stop()
})

interface InBag {
  readonly pantry: OpenPantry
  readonly customer: Customer
  readonly id: number
}

/** Two beans of lot SOON-1 in the bag, as it is held; three of it and five of a later lot were received. */
async function inBag(Lot = 'SOON-1'): Promise<InBag> {
  const pantry = await openPantry(owner, { stock: 0 })
  const receive = (id: number, Difference: number, more = {}) =>
    call(stock.adjustShelf, owner, {
      ...{ id, Difference, Reason: 'received' },
      Receipt: { Origin: 'donated', From: 'Harbor Foods', Document: '', Lot: '', BestBy: null, ...more },
    } as never)
  await receive(pantry.milk.ID, 50)
  await receive(pantry.beans.ID, 5, { Lot: 'LATE-9', BestBy: '2027-06-01' })
  await receive(pantry.beans.ID, 3, { Lot: 'SOON-1', BestBy: '2026-12-24' })
  const customer = await customerFor(owner, { PhoneNumber: `+1865555${4000 + ++made}` })
  const of = lines([pantry.beans, 2], [pantry.milk, 1])
  const { answer, body } = await place(customer, { at: pantry, of, by: owner })
  const id = answer.Value?.OrderID
  if (!id) throw new Error(`No order: ${body}`)
  const packed = { id, PantryInventoryItemID: pantry.beans.ID, PackedQuantity: 2, Lots: [{ Lot, Quantity: 2 }] }
  expect((await call(orders.packOrderLine, owner, packed)).answer.Successful).toBe(true)
  const held = { id: pantry.beans.ID, IsOnHold: true, Lot: 'SOON-1' }
  expect((await call(inventory.holdItem, owner, held)).answer.Successful).toBe(true)
  return { pantry, customer, id }
}

const available = async ({ beans }: OpenPantry) => (await findStock(owner.EntityID, beans.ID))?.Quantity
const waitingOf = async ({ pantry, id }: InBag) =>
  ((await call(orders.listOrderReturns, owner, {})).answer.Value ?? []).filter(
    (line) => line.OrderID === id && line.PantryInventoryItemID === pantry.beans.ID,
  )

const byLink = async ({ id }: InBag) => {
  const order = await orderById(id)
  if (!order) throw new Error('No order')
  const headers = headersOf(await orderCodeOf(order))
  expect((await call(ordering.cancelLinkedOrder, undefined, { id }, { headers })).answer.Successful).toBe(true)
}
const byText = async ({ id, customer: { PhoneNumber } }: InBag) => {
  const phone = PhoneNumber ?? ''
  await table.commit([toldOrderWrite(phone, id, morning)])
  const received = { originationNumber: phone, messageBody: 'CANCEL', inboundMessageId: crypto.randomUUID() }
  expect(await deliver(answerText, received)).toEqual([])
}
const bySweep = async () => {
  const later = new Date('2026-11-29T15:00:00.000Z')
  setClock(later)
  expect(await endLeftOrders(later)).toMatchObject({ failed: 0 })
}

describe.each([
  ['by the link of its family', byLink, 'CANCELLED'],
  ['by a text of its family', byText, 'CANCELLED'],
  ['by the sweep', bySweep, 'ABANDONED'],
] as const)('an order that is ended %s', (_, end, status) => {
  it('leaves its food of a lot on hold for a person to decide about', async () => {
    const order = await inBag()
    const before = await available(order.pantry)
    await end(order)
    expect((await orderById(order.id))?.StatusCode).toBe(status)
    expect(await waitingOf(order)).toMatchObject([{ Quantity: 2, HeldLots: ['SOON-1'] }])
    expect(await available(order.pantry)).toBe(before)
    const settle = (Choice: 'shelf' | 'discarded') =>
      call(orders.settleOrderReturn, owner, {
        ...{ id: order.id, PantryInventoryItemID: order.pantry.beans.ID, Choice, AreLotsRead: true },
      })
    expect((await settle('shelf')).answer.FailureReason).toMatch(/^On hold: lot SOON-1/)
    expect((await settle('discarded')).answer.Successful).toBe(true)
    expect(await waitingOf(order)).toEqual([])
    expect(await available(order.pantry)).toBe(before)
    expect(await findLot(owner.EntityID, order.pantry.beans.ID, 'SOON-1')).toMatchObject({ HeldQuantity: 1 })
  })

  it('offers its food of another lot again at once', async () => {
    const order = await inBag('LATE-9')
    const before = await available(order.pantry)
    await end(order)
    expect((await orderById(order.id))?.StatusCode).toBe(status)
    expect(await waitingOf(order)).toEqual([])
    expect(await available(order.pantry)).toBe((before ?? 0) + 2)
  })
})
