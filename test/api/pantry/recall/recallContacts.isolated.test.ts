import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Event } from '../../../../events/event.ts'
import { type Ses, startSes } from '../../../../functions/core/mail/ses.fixture.ts'
import { handler as onCustomerJoined } from '../../../../functions/pantry/orders/onCustomerJoined.ts'
import { handler as onRecallTold } from '../../../../functions/pantry/recall/onRecallTold.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as api from '../../../../shared/pantry/recall/api.ts'
import { recallTotals } from '../../../../shared/pantry/recall/recall.ts'
import { recallNotHeld } from '../../../../shared/pantry/recall/refusals.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'
import { deliver } from '../../core/messages.ts'

/** Everybody of a recall list is written to once, in their language, and ticked as reached by the people who call. */

const [otherAgency, agency] = people.agencies
const minutes = (count: number) => new Date(morning.getTime() + count * 60_000)
let texts: LocalTexts
let ses: Ses

beforeAll(async () => {
  texts = await startTexts()
  ses = await startSes()
  Object.assign(process.env, { AWS_ENDPOINT_URL_SNS: texts.endpoint, AWS_ENDPOINT_URL_SESV2: ses.endpoint })
  await makeSmallTenant()
})
beforeEach(() => {
  setClock(morning)
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
const byMail = { IsEmailNotificationEnabled: true }
const byText = { IsTextMessageNotificationEnabled: true, TextConsent, EMailAddress: null }

/** An order of two cans of beans. */
async function ordered(pantry: OpenPantry, customer: Customer): Promise<number> {
  const { answer, body } = await place(customer, { at: pantry, of: lines([pantry.beans, 2]), by: pantry.owner })
  if (!answer.Value?.OrderID) throw new Error(`No order: ${body}`)
  return answer.Value.OrderID
}
async function handedOver(pantry: OpenPantry, customer: Customer): Promise<void> {
  const id = await ordered(pantry, customer)
  const given = await call(orders.handOverOrder, pantry.owner, { id, Acknowledged: ['notPacked', 'otherDay'] } as never)
  if (!given.answer.Successful) throw new Error(given.body)
}
/** With the orders, which follow by the event. */
async function mergedInto(id: number, DuplicateID: number): Promise<void> {
  const { answer, body } = await call(customers.mergeCustomers, people.foodBank, { id, DuplicateID })
  if (!answer.Successful) throw new Error(body)
  const told = (await everything()).find(({ pk, Type }) => pk === `CUSTOMER#${id}` && Type === 'CustomersMerged')
  expect(await deliver(onCustomerJoined, { detail: Event.parse(told) })).toEqual([])
}
const hold = (by: Caller, id: number) => call(inventory.holdItem, by, { id, IsOnHold: true })
const tell = async (by: Caller, id: number) => (await call(api.tellRecalled, by, { id })).answer
const listOf = async (by: Caller, id: number) => {
  const { answer, body } = await call(api.getRecall, by, { id })
  if (!answer.Value) throw new Error(body)
  return answer.Value.Orders
}
/** Events of a product's recall, each delivered twice, as a queue may. */
async function sendAll(productId: number): Promise<void> {
  const stored = (await everything()).filter(({ pk, Type }) => pk === `RECALL#${productId}` && Type === 'RecallTold')
  for (const item of stored) {
    const detail = Event.parse(item)
    expect(await deliver(onRecallTold, { detail }, { detail })).toEqual([])
  }
}

it('tells each neighbor once, in their language, by the ways that they chose, and says whom no message reaches', async () => {
  const pantry = await openPantry(agency)
  const has = await customerFor(agency, {
    ...byMail,
    FirstName: 'Zoë 🌻',
    EMailAddress: 'zoe@example.org',
    PhoneNumber: null,
  })
  const waits = await customerFor(agency, {
    ...byText,
    FirstName: 'Ángel',
    PhoneNumber: '+18655550177',
    Language: 'es',
  })
  const silent = await customerFor(agency, { IsEmailNotificationEnabled: false, PhoneNumber: '+18655550178' })
  await handedOver(pantry, has)
  await ordered(pantry, waits)
  await ordered(pantry, silent)
  const id = pantry.beans.ID
  expect(await tell(agency, id)).toMatchObject({ Successful: false, FailureReason: recallNotHeld.en })
  await hold(agency, id)
  setClock(minutes(1))
  expect((await tell(agency, id)).Value).toEqual({ Told: 2, NotWritten: 1 })
  await sendAll(id)
  expect(ses.mails).toMatchObject([{ to: 'zoe@example.org', subject: 'Please do not eat: Pinto Beans' }])
  expect(ses.mails[0]?.text).toContain('Hello Zoë 🌻')
  expect(newTexts()).toEqual([
    expect.stringMatching(/^.*: Pinto Beans, de su pedido, puede no ser seguro\. .* Responda STOP/),
  ])
  const toldAt = new Map((await listOf(agency, id)).map(({ Neighbor, Told }) => [Neighbor.ID, Told]))
  const At = minutes(1).toISOString()
  expect([has, waits, silent].map(({ ID }) => toldAt.get(ID))).toEqual([At, At, null])
})

it('writes to nobody twice, pressed again or by two at once; who got more of it later is told anew', async () => {
  const pantry = await openPantry(agency)
  const one = await customerFor(agency, { ...byMail, EMailAddress: 'one@example.org' })
  const two = await customerFor(agency, { ...byMail, EMailAddress: 'two@example.org' })
  await handedOver(pantry, one)
  await handedOver(pantry, two)
  const id = pantry.beans.ID
  await hold(agency, id)
  setClock(minutes(1))
  const answers = await Promise.all([tell(agency, id), tell(agency, id)])
  expect(answers.map(({ Value }) => Value?.Told).toSorted()).toEqual([0, 2])
  setClock(minutes(2))
  expect((await tell(agency, id)).Value).toEqual({ Told: 0, NotWritten: 0 })
  await sendAll(id)
  expect(ses.mails.map(({ to }) => to).toSorted()).toEqual(['one@example.org', 'two@example.org'])
  await call(inventory.holdItem, agency, { id, IsOnHold: false })
  setClock(minutes(3))
  await handedOver(pantry, two)
  await hold(agency, id)
  setClock(minutes(4))
  expect((await tell(agency, id)).Value).toEqual({ Told: 1, NotWritten: 0 })
})

it('ticks who was reached, by whom and when, takes it back, counts and exports it', async () => {
  const pantry = await openPantry(agency)
  const one = await customerFor(agency, { LastName: 'Okafor' })
  await handedOver(pantry, one)
  await ordered(pantry, one)
  await ordered(pantry, await customerFor(agency))
  const id = pantry.beans.ID
  setClock(minutes(5))
  const tick = (by: Caller, IsReached: boolean, FoodInsecureNeighborID = one.ID) =>
    call(api.setRecallReached, by, { id, FoodInsecureNeighborID, IsReached })
  const { answer } = await tick(agency, true)
  expect(answer.Value?.Reached).toMatchObject({ At: minutes(5).toISOString(), UserID: agency.UserID })
  const list = await listOf(agency, id)
  expect(recallTotals(list)).toMatchObject({ Neighbors: 2, Reached: 1 })
  expect(
    list
      .filter(({ Neighbor }) => Neighbor.ID === one.ID)
      .every(({ Reached }) => Reached?.At === minutes(5).toISOString()),
  ).toBe(true)
  const file = await call(pantryReports.exportRecall, agency, { id, Format: 'CSV' })
  const [head = '', ...rows] = file.body.split('\n')
  expect(head).toContain('Reached')
  expect(rows.filter((row) => row.includes(minutes(5).toISOString()))).toHaveLength(2)
  await tick(agency, false)
  expect(recallTotals(await listOf(agency, id))).toMatchObject({ Reached: 0 })
  expect((await tick(otherAgency, true)).status).toBe(404)
  expect((await tick(agency, true, 99_999_999)).status).toBe(404)
  expect((await call(api.tellRecalled, people.customer, { id })).status).toBe(403)
})

it('knows what was told and ticked of a neighbor before and after they were merged into another record', async () => {
  const pantry = await openPantry(agency)
  const kept = await customerFor(agency, { ...byMail, EMailAddress: 'kept@example.org' })
  const duplicate = await customerFor(agency, { ...byMail, EMailAddress: 'twice@example.org' })
  await handedOver(pantry, duplicate)
  const id = pantry.beans.ID
  await hold(agency, id)
  setClock(minutes(1))
  expect((await tell(agency, id)).Value).toEqual({ Told: 1, NotWritten: 0 })
  const tick = (FoodInsecureNeighborID: number, IsReached: boolean) =>
    call(api.setRecallReached, agency, { id, FoodInsecureNeighborID, IsReached })
  setClock(minutes(2))
  await tick(duplicate.ID, true)
  await mergedInto(kept.ID, duplicate.ID)
  const [told, reached] = [minutes(1), minutes(2)].map((at) => at.toISOString())
  expect(await listOf(agency, id)).toMatchObject([{ Neighbor: { ID: kept.ID }, Told: told, Reached: { At: reached } }])
  setClock(minutes(3))
  expect((await tell(agency, id)).Value).toEqual({ Told: 0, NotWritten: 0 })
  const { answer } = await tick(kept.ID, false)
  expect(answer.Value).toMatchObject({ Told: told, Reached: null })
  expect(await listOf(agency, id)).toMatchObject([{ Told: told, Reached: null }])
})
