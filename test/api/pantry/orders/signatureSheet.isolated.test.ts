import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { distributionLists } from '../../../../functions/core/table/keys/orders.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { certificatesOf } from '../../../../functions/pantry/customers/certificateTable.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import { endLeftOrders } from '../../../../functions/pantry/orders/endLeftOrders.ts'
import { countedDays, distributionsOfOrders } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { changeProduct } from '../../../../functions/pantry/products/productTable.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { PaperLine } from '../../../../shared/pantry/orders/later/paper.ts'
import * as refusals from '../../../../shared/pantry/orders/later/refusals.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { tefapDraft } from '../../../engine/customers.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, person } from '../../../engine/smallTenant.ts'

/** Sheets of signatures in a state that asks for one at each pickup: printed for a day, and typed in afterwards. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => {
  vi.stubEnv('TEFAP_STATE', 'OH')
  setClock(morning)
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => void vi.useRealTimers())

let made = 0
/** Beans, and milk that is TEFAP's. */
async function pantryWithTefap(): Promise<OpenPantry> {
  const pantry = await openPantry(person('agency', 9500 + ++made, [ids.foodBank]))
  await table.commit([changeProduct(pantry.milk.ID, undefined, { PantryInventoryItemSourceID: 2 })])
  return pantry
}
const inOhio = { TextVersion: 'OH-1', Basis: 'income', Programs: [], IncomeTable: '2026 x 200%' } as const
const Ages = { Minors: 2, Adults: 2, Seniors: 0 }

/** Ordered by a declaration of the day of ordering, which does not count at the pickup. */
async function ordered(pantry: OpenPantry, more: Partial<Customer> = {}) {
  const customer = await customerFor(pantry.owner, { HouseholdSize: 4, Ages, ...more })
  await call(tefap.signTefapDeclaration, asCustomer(customer), { id: customer.ID, ...tefapDraft, ...inOhio } as never)
  const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 1], [pantry.milk, 1]) })
  const id = answer.Value?.OrderID ?? expect.fail(answer.FailureReason ?? 'no order')
  const order = (await orderById(id)) ?? expect.fail('no order')
  return { customer, id, day: order.OrderDay }
}
/** Half past ten in the morning of the day, on the clock of the pantry. */
const pickupAt = (day: string) => `${day}T15:30:00.000Z`
const eveningOf = (day: string) => setClock(new Date(`${day}T23:00:00.000Z`))
const nextDay = (day: string, hour = 15) =>
  setClock(new Date(Date.parse(`${day}T00:00:00.000Z`) + (24 + hour) * 3_600_000))
const signed: PaperLine = { SignedName: 'Rosa Medina', Witness: 'Ben Ott', Declaration: { Programs: [] } }
const read = ['notPacked', 'otherDay']
const typeIn = (pantry: OpenPantry, id: number, At: string, Paper: PaperLine = signed, more: object = {}) =>
  call(orders.handOverOrder, pantry.owner, { id, At, Paper, Acknowledged: read, ...more } as never)
const sheetOf = async (pantry: OpenPantry, day: string) =>
  (await call(orders.listPackingWindows, pantry.owner, { day, withSheet: 'true' })).answer.Value?.Sheet
const recordOf = async (id: number) => (await distributionsOfOrders([id]))[0]

describe('the sheet of a day', () => {
  it('has each order with TEFAP food, its household, who may fetch it, and what the state asks', async () => {
    const pantry = await pantryWithTefap()
    const long = `${'😀'.repeat(20)}محمد 王小明`
    const { customer, id, day } = await ordered(pantry, { LastName: long })
    const Proxies = [{ Name: 'Ana Ruiz', Until: '2027-01-31' }]
    const own = { id: customer.ID, ...tefapDraft, ...inOhio, Proxies }
    await call(tefap.signTefapDeclaration, pantry.owner, { ...own, Method: 'typed' } as never)
    const sheet = await sheetOf(pantry, day)
    expect(sheet).toMatchObject({
      State: { state: 'OH', signature: 'pickup' },
      ...{ IsPaperTaken: true, TextVersion: 'OH-1', IncomeTable: { Version: '2026 x 200%' } },
      Orders: [{ ID: id, Proxies: ['Ana Ruiz'], CertifiedTo: null, FoodInsecureNeighbor: { LastName: long } }],
    })
    expect(sheet?.Wording).toContain('each time that we receive food')
    expect(sheet?.Orders[0]?.Ages).toEqual(tefapDraft.Ages)
  })

  it('leaves out cancelled orders and those without TEFAP food, and shows who was served', async () => {
    const pantry = await pantryWithTefap()
    const [one, gone] = [await ordered(pantry), await ordered(pantry)]
    const plain = await customerFor(pantry.owner)
    await place(plain, { at: pantry, of: lines([pantry.beans, 1]) })
    await call(orders.setOrderStatus, pantry.owner, { id: gone.id, statusCode: 'CANCELLED' })
    expect((await sheetOf(pantry, one.day))?.Orders.map(({ ID }) => ID)).toEqual([one.id])
    eveningOf(one.day)
    await typeIn(pantry, one.id, pickupAt(one.day))
    expect((await sheetOf(pantry, one.day))?.Orders[0]?.HandedOver).toEqual({
      At: pickupAt(one.day),
      SignedName: 'Rosa Medina',
    })
  })
})

describe('a signed line that is typed in', () => {
  it('is a hand-over of its own time with the certificate that it declares: on paper, with its witness, told later', async () => {
    const pantry = await pantryWithTefap()
    const { customer, id, day } = await ordered(pantry)
    nextDay(day)
    const TypedIn = new Date().toISOString()
    const { answer } = await typeIn(pantry, id, pickupAt(day))
    const Signature = { Name: 'Rosa Medina', Method: 'paper', Witness: 'Ben Ott', TypedIn }
    expect(answer.Value).toMatchObject({ HandOver: { At: pickupAt(day), Day: day, Signature } })
    const [certificate] = await certificatesOf(customer)
    expect(certificate).toMatchObject({
      ...{ Method: 'paper', Signed: pickupAt(day), HandOverOn: day, SignedName: 'Rosa Medina', Basis: 'income' },
      ...{ Witness: { UserID: pantry.owner.UserID }, Sheet: { Witness: 'Ben Ott', TypedIn } },
    })
    expect(await recordOf(id)).toMatchObject({
      ...{ Day: day, CertificateID: certificate?.ID, TefapItems: 1, TotalItems: 2, Signature },
    })
    const counted = async (on: string) =>
      (await countedDays(distributionLists.owner(pantry.owner.EntityID), on, on)).records.length
    expect([await counted(day), await counted(TypedIn.slice(0, 10))]).toEqual([1, 0])
    expect((await storedCustomer(customer.ID))?.TefapCertificate?.ID).toBe(certificate?.ID)
  })

  it('brings an order back that ended for want of the news', async () => {
    const pantry = await pantryWithTefap()
    const { id, day } = await ordered(pantry)
    nextDay(day, 12)
    await endLeftOrders(new Date())
    expect((await orderById(id))?.StatusCode).toBe('ABANDONED')
    nextDay(day)
    expect((await typeIn(pantry, id, pickupAt(day))).answer.Successful).toBe(true)
    expect(await recordOf(id)).toMatchObject({ Day: day, TefapItems: 1, TotalItems: 2 })
  })

  it('without a signature leaves the TEFAP food with the pantry, also of an order that had ended; the rest was handed over', async () => {
    const pantry = await pantryWithTefap()
    const [open, ended] = [await ordered(pantry), await ordered(pantry)]
    const unsigned = { SignedName: null, Witness: 'Ben Ott' }
    eveningOf(open.day)
    const refused = await typeIn(pantry, open.id, pickupAt(open.day), unsigned)
    expect(refused.answer.FailureReason).toContain('needs a valid declaration')
    const told = { Acknowledged: [...read, 'noCertificate'] }
    await typeIn(pantry, open.id, pickupAt(open.day), unsigned, told)
    nextDay(open.day, 12)
    await endLeftOrders(new Date())
    expect((await orderById(ended.id))?.StatusCode).toBe('ABANDONED')
    await typeIn(pantry, ended.id, pickupAt(open.day), unsigned, told)
    for (const { id } of [open, ended]) {
      expect(await recordOf(id)).toMatchObject({ CertificateID: null, TefapItems: 0, TotalItems: 1 })
      expect(await recordOf(id)).not.toHaveProperty('Signature')
    }
  })

  it('is taken once, and not of an order that a tablet handed over', async () => {
    const pantry = await pantryWithTefap()
    const [sheet, tablet] = [await ordered(pantry), await ordered(pantry)]
    eveningOf(sheet.day)
    await typeIn(pantry, sheet.id, pickupAt(sheet.day))
    const again = await typeIn(pantry, sheet.id, pickupAt(sheet.day))
    expect(again.answer.FailureReason).toBe(refusals.paperTypedIn.en)
    const acknowledged = { id: tablet.id, Acknowledged: [...read, 'noCertificate'] }
    await call(orders.handOverOrder, pantry.owner, acknowledged as never)
    const late = await typeIn(pantry, tablet.id, pickupAt(tablet.day))
    expect(late.answer.FailureReason).toBe(refusals.paperOnScreen.en)
    expect(await certificatesOf(tablet.customer)).toHaveLength(1)
  })

  it('has a time of the past, of the order’s day or later, and of a week at most', async () => {
    const pantry = await pantryWithTefap()
    const { id, day } = await ordered(pantry)
    setClock(new Date(pickupAt(day)))
    const reasonAt = async (instant: string) => (await typeIn(pantry, id, instant)).answer.FailureReason
    expect(await reasonAt(`${day}T15:31:00.000Z`)).toBe(refusals.paperAhead.en)
    // Midnight of the place.
    expect(await reasonAt(`${day}T04:59:00.000Z`)).toBe(refusals.paperBeforeDay.en)
    setClock(new Date(Date.parse(pickupAt(day)) + 7 * 86_400_000 + 1))
    expect(await reasonAt(pickupAt(day))).toContain('7 days')
    expect((await orderById(id))?.HandOver).toBeUndefined()
    expect((await call(orders.handOverOrder, pantry.owner, { id, Paper: signed } as never)).status).toBe(400)
  })

  it('needs the ages of the household, which may be typed in with it', async () => {
    const pantry = await pantryWithTefap()
    const { customer, id, day } = await ordered(pantry)
    await table.commit([
      { update: { pk: `CUSTOMER#${customer.ID}`, sk: 'CUSTOMER' }, set: { Ages: null, HouseholdSize: 3 } },
    ])
    eveningOf(day)
    expect((await typeIn(pantry, id, pickupAt(day))).answer.FailureReason).toBe(refusals.paperAgesMissing.en)
    const told = { HouseholdSize: 3, Ages: { Minors: 1, Adults: 2, Seniors: 0 } }
    expect((await typeIn(pantry, id, pickupAt(day), signed, told)).answer.Successful).toBe(true)
    expect((await certificatesOf(customer))[0]).toMatchObject({ HouseholdSize: 3, Ages: told.Ages })
  })

  it('can be reversed until the day after it was typed in', async () => {
    const pantry = await pantryWithTefap()
    const { id, day } = await ordered(pantry)
    setClock(new Date(Date.parse(pickupAt(day)) + 4 * 86_400_000))
    await typeIn(pantry, id, pickupAt(day))
    setClock(new Date(Date.parse(pickupAt(day)) + 5 * 86_400_000))
    const reversed = await call(orders.takeHandOverBack, pantry.owner, { id, Reason: 'wrongFamily' })
    expect(reversed.answer.Successful).toBe(true)
    expect((await typeIn(pantry, id, pickupAt(day))).answer.Successful).toBe(true)
  })
})
