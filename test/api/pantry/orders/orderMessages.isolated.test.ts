import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { customerKeys } from '../../../../functions/core/table/keys/customers.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { isTextStopped } from '../../../../functions/core/texting/textTable.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import { handler as onOrderChanged } from '../../../../functions/pantry/orders/onOrderChanged.ts'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { orderReminders } from '../../../../functions/pantry/orders/reminderTable.ts'
import { handler as settleDue } from '../../../../functions/settleDue.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import { isRefusal } from '../../../../shared/core/answer.ts'
import { codeLinkIn } from '../../../../shared/core/link/code.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { confirmed } from '../../../../shared/pantry/orders/changes.ts'
import { type Order, orderCode } from '../../../../shared/pantry/orders/order.ts'
import type { OrderStatusCode } from '../../../../shared/pantry/orders/status.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { everyScript } from '../../../engine/everyScript.ts'
import { newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { headersOf } from '../../../engine/runs.ts'
import { ids, makeSmallTenant, neighbor, people } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

let texts: LocalTexts
let ses: Ses
const phone = '+18655550161'

beforeAll(async () => {
  texts = await startTexts()
  ses = await startSes()
  Object.assign(process.env, { AWS_ENDPOINT_URL_SNS: texts.endpoint, AWS_ENDPOINT_URL_SESV2: ses.endpoint })
})
beforeEach(async () => {
  setClock(morning)
  await makeSmallTenant()
  ses.mails.length = 0
  told = texts.list().length
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([texts.stop(), ses.stop()])
})
let told = 0
const newTexts = () => {
  const all = texts.list()
  return all.slice(0, all.length - told).map(({ text }) => text ?? '')
}

const TextConsent = { At: morning.toISOString(), Wording: 'Text me about my orders.' }
const both = {
  PhoneNumber: phone,
  IsTextMessageNotificationEnabled: true,
  IsEmailNotificationEnabled: true,
  TextConsent,
}
const prefer = (set: Partial<Customer>) => table.commit([{ update: customerKeys.customer(ids.customer), set }])

async function ordered(label = 'Church hall'): Promise<Order> {
  const { FirstName, LastName, PostalCode } = neighbor
  const FoodInsecureNeighbor = { ID: ids.customer, FirstName, LastName, PostalCode }
  return placeTestOrder(await newPantry(people.foodBank, { label }), { FoodInsecureNeighbor })
}
const lastEvent = async (id: number) => Event.parse((await orderStore.loadWithTimeline(id))?.events.at(-1))
/** Delivers an event twice, as a queue may. */
async function hear(detail: Event): Promise<void> {
  expect(await deliver(onOrderChanged, { detail }, { detail })).toEqual([])
}
async function become(order: Order, ...codes: Exclude<OrderStatusCode, 'DELIVEREDTONEIGHBOR'>[]): Promise<Order> {
  let current = order
  for (const code of codes) {
    const changed = await orderStore.change(current, (before, at) => setStatus(before, code, at), {
      by: null,
      now: new Date(),
    })
    if (isRefusal(changed)) throw new Error(changed.refused.en)
    current = changed.state
    await hear(await lastEvent(order.ID))
  }
  return current
}

describe('a neighbor who ordered', () => {
  it('is told by e-mail and text, once, with number, day, hours and place', async () => {
    await prefer(both)
    const order = await ordered()
    await hear(await lastEvent(order.ID))
    const code = orderCode(order.ID)
    const url = `https://gleanery.example/neighbor#/app/orderahead-order-detail?id=${order.ID}`
    expect(newTexts()).toEqual([
      `Food Bank 10: We got your order ${code}. Pick it up Tue, Nov 24, 10:00 AM – 11:00 AM, Church hall, 12 Main Street. Tel. 555-0100. ${url} Reply STOP to end texts.`,
    ])
    expect(ses.mails).toMatchObject([
      { to: people.customer.UserName, subject: `Your order ${code}: Tue, Nov 24`, unsubscribe: expect.any(String) },
    ])
    for (const said of [code, '10:00 AM – 11:00 AM', 'Church hall', 'Albany, NY 12207', url])
      expect(ses.mails[0]?.text).toContain(said)
  })

  it('reads the place by e-mail and text in whatever script it is written', async () => {
    await prefer(both)
    const order = await ordered(everyScript)
    await hear(await lastEvent(order.ID))
    expect(newTexts()[0]).toContain(everyScript)
    for (const said of [ses.mails[0]?.text, ses.mails[0]?.html]) expect(said).toContain(everyScript)
  })

  it('is told in Spanish when that is their language', async () => {
    await prefer({ ...both, Language: 'es' })
    const order = await ordered()
    await hear(await lastEvent(order.ID))
    expect(newTexts()[0]).toMatch(/^Food Bank 10: Recibimos su pedido .* Responda STOP para terminar\.$/)
    expect(ses.mails[0]?.subject).toMatch(/^Su pedido /)
  })

  it.each<[string, Partial<Customer>, number, number]>([
    ['e-mails alone', { IsTextMessageNotificationEnabled: false }, 1, 0],
    ['texts alone', { IsEmailNotificationEnabled: false }, 0, 1],
    ['texts, without consent', { TextConsent: null }, 1, 0],
    ['nothing', { IsEmailNotificationEnabled: false, IsTextMessageNotificationEnabled: false }, 0, 0],
    ['both, with a phone alone', { EMailAddress: null }, 0, 1],
    ['both, with an e-mail address alone', { PhoneNumber: null }, 1, 0],
  ])('and wants %s gets that: %#', async (_, change, mails, sms) => {
    await prefer({ ...both, EMailAddress: people.customer.UserName, Language: 'en', ...change })
    await hear(await lastEvent((await ordered()).ID))
    expect([ses.mails.length, newTexts().length]).toEqual([mails, sms])
  })

  it('hears that the food is packed, once, however often staff move it back', async () => {
    await prefer({ ...both, EMailAddress: people.customer.UserName })
    await become(await ordered(), 'PROCESSING', 'PACKED', 'PROCESSING', 'PACKED', 'DELIVEREDTOPICKUPLOCATION')
    expect(newTexts()).toHaveLength(1)
    expect(newTexts()[0]).toContain('is packed')
    expect(ses.mails).toHaveLength(1)
  })

  it('hears that the order is cancelled, and nothing of its placing when that comes later', async () => {
    await prefer(both)
    const order = await ordered()
    const placing = await lastEvent(order.ID)
    await become(order, 'CANCELLED')
    await hear(placing)
    expect(newTexts()).toHaveLength(1)
    expect(newTexts()[0]).toContain('is cancelled')
  })

  it('hears that the order has changed, and is reminded of its new day', async () => {
    await prefer({ ...both, IsEmailNotificationEnabled: false })
    const order = await ordered()
    await hear(await lastEvent(order.ID))
    const detail = { CustomerID: ids.customer, OrderDay: '2026-11-27', WindowID: null, Movements: [] }
    const state = { ...order, OrderDay: '2026-11-27' }
    await orderStore.save(order, { state, events: [{ type: 'OrderEdited', detail }] }, { by: null, now: new Date() })
    await hear(await lastEvent(order.ID))
    expect(newTexts()).toHaveLength(2)
    expect(newTexts()[0]).toMatch(/has changed\. Pick it up Fri, Nov 27/)
    expect((await orderReminders.load(order.ID))?.DueAt).toMatch(/^2026-11-26T15:0/)
  })

  it('hears nothing of an order that was left', async () => {
    await prefer(both)
    await become(await ordered(), 'ABANDONED')
    expect([newTexts(), ses.mails]).toEqual([[], []])
  })
})

describe('the day before', () => {
  const tenAm = new Date('2026-11-23T15:00:00.000Z')
  async function remind(id: number, at: Date): Promise<void> {
    setClock(at)
    expect(await deliver(settleDue, { kind: 'orderReminder', id })).toEqual([])
    const events = (await orderReminders.loadWithTimeline(id))?.events ?? []
    for (const event of events) await hear(event)
  }

  it('a neighbor is reminded within ten minutes after ten in the morning of the place, once', async () => {
    await prefer({ ...both, IsEmailNotificationEnabled: false })
    const order = await ordered()
    await hear(await lastEvent(order.ID))
    const due = new Date((await orderReminders.load(order.ID))?.DueAt ?? '')
    expect(due.getTime() - tenAm.getTime()).toBe(1000 * (order.ID % 600))
    await remind(order.ID, new Date(due.getTime() - 1000))
    expect(newTexts()).toHaveLength(1)
    await remind(order.ID, due)
    await remind(order.ID, due)
    expect(newTexts()).toHaveLength(2)
    expect(newTexts()[0]).toContain('Tomorrow, 10:00 AM – 11:00 AM: pick up your order')
  })

  it('a reminder’s mail and text carry a link that opens the order without signing in', async () => {
    await prefer({ ...both, EMailAddress: people.customer.UserName, Language: 'en' })
    const order = await ordered()
    await hear(await lastEvent(order.ID))
    ses.mails.length = 0
    await remind(order.ID, new Date((await orderReminders.load(order.ID))?.DueAt ?? ''))
    const links = [ses.mails[0]?.text, newTexts()[0]].map(
      (said) => /https:\/\/[^ ]+(#\/\d+\/[\w-]+)/.exec(said ?? '')?.[1],
    )
    for (const hash of links) {
      const { id, code } = codeLinkIn(hash ?? '') ?? { id: 0, code: '' }
      const { answer } = await call(ordering.getLinkedOrder, undefined, { id }, { headers: headersOf(code) })
      expect(answer.Value?.ID).toBe(order.ID)
    }
    expect(ses.mails[0]?.text).toContain('Confirm, move or cancel')
  })

  it('who has not said that they come is asked once more in the morning of the day', async () => {
    await prefer({ ...both, IsEmailNotificationEnabled: false, Language: 'en' })
    const [silent, coming] = [await ordered(), await ordered()]
    for (const { ID } of [silent, coming]) {
      await hear(await lastEvent(ID))
      await remind(ID, new Date((await orderReminders.load(ID))?.DueAt ?? ''))
    }
    await orderStore.change(coming, confirmed, { by: null, now: tenAm })
    const before = newTexts().length
    for (const { ID } of [silent, coming]) {
      const due = (await orderReminders.load(ID))?.DueAt ?? ''
      expect(due).toMatch(/^2026-11-24T13:0/)
      await remind(ID, new Date(due))
      expect((await orderReminders.load(ID))?.DueAt).toBeNull()
    }
    expect(newTexts()).toHaveLength(before + 1)
    expect(newTexts()[0]).toContain('Today, 10:00 AM – 11:00 AM: can you pick up your order')
  })

  it('nobody is reminded of a cancelled order, or of one that was placed later', async () => {
    await prefer({ ...both, IsEmailNotificationEnabled: false })
    const cancelled = await ordered()
    await hear(await lastEvent(cancelled.ID))
    await become(cancelled, 'CANCELLED')
    setClock(new Date(tenAm.getTime() + 3_600_000))
    const late = await ordered()
    await hear(await lastEvent(late.ID))
    const before = newTexts().length
    for (const { ID } of [cancelled, late]) await remind(ID, new Date(tenAm.getTime() + 7_200_000))
    expect(newTexts()).toHaveLength(before)
    expect((await orderReminders.load(late.ID))?.DueAt).toBeNull()
  })
})

describe('a reply to a text about an order', () => {
  let numbers = 0
  let own = phone
  beforeEach(() => {
    numbers += 1
    own = `+1865555${2000 + numbers}`
  })
  const say = (messageBody: string) =>
    deliver(answerText, { originationNumber: own, messageBody, inboundMessageId: crypto.randomUUID() })
  async function told(): Promise<Order> {
    await prefer({ ...both, PhoneNumber: own, EMailAddress: people.customer.UserName, Language: 'en' })
    const order = await ordered()
    await hear(await lastEvent(order.ID))
    return order
  }
  const statusOf = async ({ ID }: Order) => (await orderById(ID))?.StatusCode
  const isStopped = () => isTextStopped(own, TextConsent.At)

  it.each([
    ['CANCEL', /^Food Bank 10: Your order \w+ for Tue, Nov 24 is cancelled\. .*reply STOP\.$/],
    ['Cancelar, por favor', /^Food Bank 10: Su pedido \w+ para el mar.* está cancelado\. .*responda STOP\.$/],
  ])('%s cancels the order, says so once, and texts go on', async (words, answer) => {
    const order = await told()
    const before = newTexts().length
    expect(await say(words)).toEqual([])
    expect(await statusOf(order)).toBe('CANCELLED')
    await hear(await lastEvent(order.ID))
    expect(newTexts().slice(0, -before)).toEqual([expect.stringMatching(answer)])
    expect(await isStopped()).toBe(false)
    await say(words)
    expect(newTexts()[0]).toMatch(answer)
    expect(await isStopped()).toBe(false)
  })

  it('CANCEL with two orders asks which, and the code cancels that one', async () => {
    const [first, second] = [await told(), await told()]
    await say('Cancel')
    expect(newTexts()[0]).toContain(
      `You have orders ${orderCode(first.ID)} (Tue, Nov 24), ${orderCode(second.ID)} (Tue, Nov 24).`,
    )
    expect([await statusOf(first), await statusOf(second)]).toEqual(['CREATED', 'CREATED'])
    await say(`cancel ${orderCode(second.ID).toLowerCase()}`)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['CREATED', 'CANCELLED'])
    expect(await isStopped()).toBe(false)
  })

  it('CANCEL on the day itself cancels the order as well', async () => {
    const order = await told()
    setClock(new Date('2026-11-24T13:30:00.000Z'))
    await say('CANCEL')
    expect(await statusOf(order)).toBe('CANCELLED')
  })

  it('CANCEL after the hours says whom to call; the order and the texts stay', async () => {
    const order = await told()
    setClock(new Date('2026-11-24T16:30:00.000Z'))
    await say('CANCEL')
    expect(newTexts()[0]).toMatch(/can’t be cancelled by text any more\. Please call your pantry 555-0100\./)
    expect(await statusOf(order)).toBe('CREATED')
    expect(await isStopped()).toBe(false)
  })

  it('CANCEL without any order ends the texts, and says that', async () => {
    await prefer({ ...both, PhoneNumber: own })
    await say('CANCEL')
    expect(newTexts()).toEqual([
      expect.stringContaining('You have no order to cancel. We will send you no more texts.'),
    ])
    expect(await isStopped()).toBe(true)
  })

  it('STOP ends the texts, and the order stays', async () => {
    const order = await told()
    await say('STOP')
    expect(await statusOf(order)).toBe('CREATED')
    expect(await isStopped()).toBe(true)
  })

  it('CANCEL of somebody who has another number by now reaches no order', async () => {
    const order = await told()
    await prefer({ PhoneNumber: '+18655550162' })
    await say('CANCEL')
    expect(await statusOf(order)).toBe('CREATED')
  })
})
