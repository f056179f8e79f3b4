import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { isTextStopped } from '../../../../functions/core/texting/textTable.ts'
import { conversationWith, conversationWrite } from '../../../../functions/pantry/customers/texts/conversationTable.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import { ordersOfCustomer } from '../../../../functions/pantry/orders/customerOrders.ts'
import { handler as onOrderChanged } from '../../../../functions/pantry/orders/onOrderChanged.ts'
import { orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import { withAnswer } from '../../../../shared/pantry/customers/conversation.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import { handOverFacts } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'
import { addedPickupTimes } from '../../../engine/windows.ts'
import { deliver } from '../../core/messages.ts'

/** '1' as a reply: the same as last time. */

let texts: LocalTexts
let made = 0
/** Another pantry each time. */
let owner: Caller

beforeAll(async () => {
  texts = await startTexts()
  process.env.AWS_ENDPOINT_URL_SNS = texts.endpoint
})
beforeEach(async () => {
  setClock(morning)
  await makeSmallTenant()
  owner = person('agency', 7300 + ++made, [ids.foodBank])
})
afterAll(async () => {
  vi.useRealTimers()
  await texts.stop()
})

const TextConsent = { At: '2026-11-02T15:00:00.000Z', Wording: 'Text me about my orders.' }
const family = (more: Partial<Customer> = {}) =>
  customerFor(owner, {
    PhoneNumber: `+1865555${String(3000 + ++made)}`,
    IsTextMessageNotificationEnabled: true,
    TextConsent,
    ...more,
  })
const received = ({ PhoneNumber }: Customer, messageBody: string) => ({
  originationNumber: PhoneNumber ?? '',
  messageBody,
  inboundMessageId: crypto.randomUUID(),
})
const say = (customer: Customer, words: string) => deliver(answerText, received(customer, words))
const told = ({ PhoneNumber }: Customer) => texts.list({ recipient: PhoneNumber ?? '' }).map(({ text }) => text ?? '')
const ordersOf = async ({ ID }: Customer) => (await ordersOfCustomer(ID)).toSorted((a, b) => a.ID - b.ID)
const contentOf = (order: { PantryOrderItems: readonly { Name: string; Quantity: number }[] } | undefined) =>
  order?.PantryOrderItems.map(({ Name, Quantity }) => [Name, Quantity])

/** An order of three beans and two milks that was fetched; the pantry has a later time, which is open. */
async function fetched(customer: Customer, { stock = 10 } = {}): Promise<OpenPantry & { nextId: number }> {
  const pantry = await openPantry(owner, { stock })
  await place(customer, { at: pantry, of: lines([pantry.beans, 3], [pantry.milk, 2]) })
  const [order] = await ordersOf(customer)
  if (!order) throw new Error('Not placed')
  const ended = await orderStore.change(order, (one, at) => setStatus(one, 'DELIVEREDTONEIGHBOR', at, handOverFacts), {
    by: null,
    now: new Date(),
  })
  if (isRefusal(ended)) throw new Error(ended.refused.en)
  const later = { PickupDay: '2026-12-04', CloseTime: '2026-12-04T04:30:00.000Z' }
  const [nextId = 0] = await addedPickupTimes(owner, pantry.locationId, [later])
  setClock(new Date('2026-11-27T16:00:00.000Z'))
  return { ...pantry, nextId }
}

describe('the same as last time', () => {
  it('is placed at the next open time of the place; the answer says what, when and where, once', async () => {
    const customer = await family()
    const pantry = await fetched(customer)
    const same = received(customer, 'Same')
    expect(await deliver(answerText, same, same)).toEqual([])
    const [, order, ...others] = await ordersOf(customer)
    expect(others).toEqual([])
    expect(order).toMatchObject({ PantryLocationPickupTimeID: pantry.nextId, OrderDay: '2026-12-04' })
    expect(contentOf(order)).toEqual([
      ['Pinto Beans', 3],
      ['Milk', 2],
    ])
    expect(told(customer)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Gleanery: Order ${orderCode(order?.ID ?? 0)} is placed: 5 items \\(Pinto Beans 3, Milk 2\\)\\. Fri, Dec 4, 8:00 AM – 9:00 AM, .*reply CANCEL`,
        ),
      ),
    ])
    await deliver(answerText, same)
    expect(await ordersOf(customer)).toHaveLength(2)
  })

  it('is told by its answer alone, and CANCEL takes it back', async () => {
    const customer = await family()
    await fetched(customer)
    await say(customer, 'same')
    const order = (await ordersOf(customer))[1]
    const detail = Event.parse((await orderStore.loadWithTimeline(order?.ID ?? 0))?.events.at(-1))
    expect(await deliver(onOrderChanged, { detail })).toEqual([])
    expect(told(customer)).toHaveLength(1)
    await say(customer, 'Cancel')
    expect((await orderStore.load(order?.ID ?? 0))?.StatusCode).toBe('CANCELLED')
    expect(await isTextStopped(customer.PhoneNumber ?? '', TextConsent.At)).toBe(false)
  })

  it('is what 1 means after it was offered; before that 1 gets the offer', async () => {
    const customer = await family({ Language: 'es' })
    await fetched(customer)
    await say(customer, '1')
    expect(await ordersOf(customer)).toHaveLength(1)
    expect(told(customer)[0]).toMatch(/^Gleanery: Puede pedir para el .*Responda 1 para lo mismo.*5 artículos/)
    await say(customer, '1')
    expect(await ordersOf(customer)).toHaveLength(2)
    expect(told(customer)[0]).toMatch(/^Gleanery: Su pedido \w+ está hecho/)
  })

  it('leaves out what there is no more of, and says so', async () => {
    const customer = await family()
    const { milk, beans } = await fetched(customer, { stock: 5 })
    const other = await customerFor(owner, { PhoneNumber: null, EMailAddress: 'other@example.org' })
    const next = (await ordersOf(customer))[0]
    const [laterId = 0] = await addedPickupTimes(owner, next?.PantryLocationID ?? 0, [
      { PickupDay: '2026-12-05', CloseTime: '2026-12-05T04:30:00.000Z' },
    ])
    const at = { locationId: next?.PantryLocationID ?? 0, windowId: laterId }
    await place(other, { at, of: lines([milk, 1], [beans, 1]) })
    await say(customer, 'SAME')
    expect(contentOf((await ordersOf(customer))[1])).toEqual([
      ['Pinto Beans', 1],
      ['Milk', 2],
    ])
    expect(told(customer)[0]).toContain('Not there this time: Pinto Beans.')
  })

  it('keeps to the limits of the family', async () => {
    const customer = await family()
    const { beans } = await fetched(customer)
    await call(limits.addProductLimit, owner, { id: beans.ID, ...limitDraft('2 ITEM ORDER') } as never)
    await say(customer, 'SAME')
    expect(contentOf((await ordersOf(customer))[1])).toEqual([
      ['Pinto Beans', 2],
      ['Milk', 2],
    ])
  })

  it('is refused with the reason and the way on when nothing of it can be ordered', async () => {
    const customer = await family()
    const { milk, beans } = await fetched(customer)
    for (const { ID } of [milk, beans])
      await call(inventory.toggleItemActive, owner, { id: ID, IsActive: false } as never)
    await say(customer, 'SAME')
    expect(await ordersOf(customer)).toHaveLength(1)
    expect(told(customer)[0]).toMatch(/^Gleanery: This was not ordered\. .*order here: https:/)
  })

  it('is refused to a family that may not order', async () => {
    const customer = await family()
    await fetched(customer)
    await table.commit([{ update: { pk: `CUSTOMER#${customer.ID}`, sk: 'CUSTOMER' }, set: { IsRestricted: true } }])
    await say(customer, 'SAME')
    expect(await ordersOf(customer)).toHaveLength(1)
    expect(told(customer)[0]).toContain('This was not ordered.')
  })

  it('waits for an open time', async () => {
    const customer = await family()
    await fetched(customer)
    setClock(new Date('2026-12-04T16:00:00.000Z'))
    await say(customer, 'SAME')
    expect(await ordersOf(customer)).toHaveLength(1)
    expect(told(customer)[0]).toContain('There is no time open for orders')
  })

  it('is no second order beside one that is still to come', async () => {
    const customer = await family()
    await fetched(customer)
    await say(customer, 'SAME')
    await say(customer, 'SAME')
    expect(await ordersOf(customer)).toHaveLength(2)
    expect(told(customer)[0]).toMatch(/You have order \w+ for Fri, Dec 4 already/)
  })

  it('is nobody’s order on a phone of two households', async () => {
    const customer = await family()
    await fetched(customer)
    await family({ PhoneNumber: customer.PhoneNumber })
    await say(customer, 'SAME')
    expect(await ordersOf(customer)).toHaveLength(1)
    expect(told(customer)[0]).toContain('Several households have this number.')
  })

  it('is not meant by a number that answers a question of staff', async () => {
    const customer = await family()
    await fetched(customer)
    await say(customer, '1')
    const by = { UserID: 1, Name: 'Sam Staff' }
    const asked = withAnswer(await conversationWith(customer), {
      ID: 'a',
      At: morning.toISOString(),
      Text: 'How many?',
      By: by,
    })
    await table.commit([conversationWrite(asked, morning)])
    await say(customer, '1')
    expect(await ordersOf(customer)).toHaveLength(1)
    expect((await conversationWith(customer)).Messages.at(-1)?.Text).toBe('1')
  })
})
