import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitlistKeys } from '../../../../functions/core/table/keys/waitlist.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { handler as onPlaceFreed } from '../../../../functions/pantry/waitlist/onPlaceFreed.ts'
import { settleWaitlist } from '../../../../functions/pantry/waitlist/settleWaitlist.ts'
import { waitlists } from '../../../../functions/pantry/waitlist/waitlistTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import * as limits from '../../../../shared/pantry/limits/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as waitlist from '../../../../shared/pantry/waitlist/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { limitDraft } from '../../../engine/limits.ts'
import { asCustomer, customerFor, lines, place } from '../../../engine/ordering.ts'
import { headersOf } from '../../../engine/runs.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { fullPantry, joinFull, placeCodeOf, waitingFamily } from '../../../engine/waitlist.ts'
import { deliver } from '../../core/messages.ts'

/** Waiting for a place over the real endpoints, reaction, timer and table. */

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))

const foodBank = people.foodBank
const minutesLater = (count: number) => new Date(morning.getTime() + count * 60_000)
const countsOf = async (id: number) => {
  const { PlacedOrders, WaitingFamilies = 0, MaximumOrders } = (await windowById(id)) ?? { PlacedOrders: -1 }
  return { PlacedOrders, WaitingFamilies, MaximumOrders }
}
const entriesOf = async (id: number) => (await waitlists.load(id))?.Entries ?? []
async function cancel(id: number): Promise<void> {
  const { answer } = await call(orders.setOrderStatus, foodBank, { id, statusCode: 'CANCELLED' })
  expect(answer.Successful).toBe(true)
  const detail = (await orderStore.loadWithTimeline(id))?.events.at(-1)
  expect(await deliver(onPlaceFreed, { detail }, { detail })).toEqual([])
}
const take = (windowId: number, code: string) =>
  call(waitlist.takeOfferedPlace, undefined, { id: windowId }, { headers: headersOf(code) })

describe('a family that waits for a full window', () => {
  it('is offered a cancelled order’s place, which nobody else can take, and takes it by its link', async () => {
    const { pantry, windowId, orderId, code, customer } = await waitingFamily(foodBank)
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 1, WaitingFamilies: 1 })
    await cancel(orderId)
    expect(await entriesOf(windowId)).toMatchObject([
      { CustomerID: customer.ID, OfferUntil: minutesLater(30).toISOString() },
    ])
    const other = await place(await customerFor(foodBank), { at: pantry, of: lines([pantry.beans, 1]) })
    expect(other.answer.FailureReason).toBe('This time is full. Please choose another one.')
    const byStaff = await place(await customerFor(foodBank), { at: pantry, of: lines([pantry.beans, 1]), by: foodBank })
    expect(byStaff.answer.Successful).toBe(false)
    const shown = await call(waitlist.getOfferedPlace, undefined, { id: windowId }, { headers: headersOf(code) })
    expect(shown.answer.Value).toMatchObject({
      State: 'offered',
      OfferUntil: minutesLater(30).toISOString(),
      TotalItems: 1,
    })
    expect((await take(windowId, code)).answer.Value).toMatchObject({ State: 'taken' })
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 1, WaitingFamilies: 0 })
    expect(await entriesOf(windowId)).toEqual([])
  })

  it('takes it once, however often the link is pressed', async () => {
    const { windowId, orderId, code } = await waitingFamily(foodBank)
    await cancel(orderId)
    const answers = await Promise.all([take(windowId, code), take(windowId, code), take(windowId, code)])
    expect(answers.map(({ answer }) => answer.Value?.State)).toEqual(['taken', 'taken', 'taken'])
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 1, WaitingFamilies: 0 })
  })

  it('takes it once from two phones, also where a second order would be above a limit', async () => {
    const agency = person('agency', 8700, [ids.foodBank])
    await call(limits.addOrderLimit, agency, limitDraft('1 ORDER WEEK'))
    const { windowId, orderId, customer } = await waitingFamily(agency)
    await call(orders.setOrderStatus, agency, { id: orderId, statusCode: 'CANCELLED' })
    await settleWaitlist(windowId, morning)
    const press = () => call(waitlist.takePlace, asCustomer(customer), { id: customer.ID, windowId })
    const read = table.get.bind(table)
    const first: Awaited<ReturnType<typeof press>>[] = []
    // The other phone's order is placed when this one has read that there is none.
    const spied = vi.spyOn(table, 'get').mockImplementation(async (key, ...more) => {
      const found = await read(key, ...more)
      if (key.pk === waitlistKeys.draft(customer.ID, windowId).pk && first.length === 0) {
        spied.mockRestore()
        first.push(await press())
      }
      return found
    })
    const second = await press()
    expect(first[0]?.answer.Value?.OrderID).toEqual(expect.any(Number))
    expect(second.answer).toEqual(first[0]?.answer)
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 1, WaitingFamilies: 0 })
  })

  it('that is asked and does not answer makes room for the next at the deadline, and comes too late then', async () => {
    const { pantry, windowId, orderId, code } = await waitingFamily(foodBank)
    const second = await customerFor(foodBank)
    await joinFull(second, pantry)
    await cancel(orderId)
    setClock(minutesLater(30))
    expect((await take(windowId, code)).answer.Successful).toBe(false)
    await settleWaitlist(windowId, minutesLater(30))
    expect(await entriesOf(windowId)).toMatchObject([
      { CustomerID: second.ID, OfferUntil: minutesLater(60).toISOString() },
    ])
    expect((await take(windowId, code)).answer.FailureReason).toMatch(/^This place went to the next family/)
    const taken = await call(waitlist.takePlace, asCustomer(second), { id: second.ID, windowId })
    expect((await orderById(taken.answer.Value?.OrderID ?? 0))?.StatusCode).toBe('CREATED')
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 1, WaitingFamilies: 0 })
  })

  it('takes nothing before it is asked', async () => {
    const { windowId, code } = await waitingFamily(foodBank)
    expect((await take(windowId, code)).answer.FailureReason).toMatch(/^No place is free for you/)
  })

  it('leaves, and the window is open to all again', async () => {
    const { pantry, windowId, orderId, customer } = await waitingFamily(foodBank)
    await cancel(orderId)
    for (let press = 0; press < 2; press++)
      await call(waitlist.leaveWaitlist, asCustomer(customer), { id: customer.ID, windowId })
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 0, WaitingFamilies: 0 })
    const other = await place(await customerFor(foodBank), { at: pantry, of: lines([pantry.beans, 1]) })
    expect(other.answer.Successful).toBe(true)
  })

  it('declines by the link, and sees that the place is passed on', async () => {
    const { windowId, orderId, code } = await waitingFamily(foodBank)
    await cancel(orderId)
    const { answer } = await call(
      waitlist.declineOfferedPlace,
      undefined,
      { id: windowId },
      { headers: headersOf(code) },
    )
    expect(answer.Value?.State).toBe('over')
    expect(await entriesOf(windowId)).toEqual([])
  })

  it('sees what it waits for, and how many come before', async () => {
    const { pantry, windowId } = await waitingFamily(foodBank)
    const second = await customerFor(foodBank)
    await joinFull(second, pantry)
    const { answer } = await call(waitlist.listWaitingPlaces, asCustomer(second), { id: second.ID })
    expect(answer.Value).toMatchObject([{ WindowID: windowId, Ahead: 1, OfferUntil: null, TotalItems: 1 }])
    const seen = await call(windows.getPickupTime, foodBank, { id: pantry.locationId, pickupTimeId: windowId } as never)
    expect(seen.answer.Value).toMatchObject({ WaitingFamilies: 2 })
  })

  it('gets what is left of its food when something ran out meanwhile', async () => {
    const { pantry, orderIds } = await fullPantry(foodBank, { stock: 5 })
    const family = await customerFor(foodBank)
    await joinFull(family, pantry, lines([pantry.beans, 1], [pantry.milk, 5]))
    const code = await placeCodeOf(pantry, family)
    await call(orders.setOrderStatus, foodBank, { id: orderIds[0] ?? 0, statusCode: 'CANCELLED' })
    await settleWaitlist(pantry.windowId, morning)
    expect((await take(pantry.windowId, code)).answer.Value?.State).toBe('taken')
    expect(await countsOf(pantry.windowId)).toMatchObject({ PlacedOrders: 1 })
  })
})

describe('a window with a waiting list', () => {
  it('gives the places that a higher maximum brings first to those who wait, the others to anybody', async () => {
    const { pantry, windowId } = await waitingFamily(foodBank)
    const raise = { id: pantry.locationId, pickupTimeId: windowId, maxOrders: 3 }
    expect((await call(windows.adjustMaximumOrders, foodBank, raise as never)).answer.Successful).toBe(true)
    await settleWaitlist(windowId, morning)
    expect(await entriesOf(windowId)).toMatchObject([{ OfferUntil: minutesLater(30).toISOString() }])
    const tries = []
    for (let nth = 0; nth < 2; nth++)
      tries.push((await place(await customerFor(foodBank), { at: pantry, of: lines([pantry.beans, 1]) })).answer)
    expect(tries.map(({ Successful }) => Successful)).toEqual([true, false])
    expect(await countsOf(windowId)).toMatchObject({ PlacedOrders: 2, WaitingFamilies: 1, MaximumOrders: 3 })
  })

  it('is not waited for while it has a place', async () => {
    const { pantry, orderIds } = await fullPantry(foodBank)
    await call(orders.setOrderStatus, foodBank, { id: orderIds[0] ?? 0, statusCode: 'CANCELLED' })
    const { answer } = await joinFull(await customerFor(foodBank), pantry)
    expect(answer.FailureReason).toBe('This time has a place now. Please order it.')
  })

  it('is waited for only with an order that it would take', async () => {
    const { pantry } = await fullPantry(foodBank)
    const { answer } = await joinFull(await customerFor(foodBank), pantry, lines([pantry.beans, 500]))
    expect(answer.FailureReason).toMatch(/Pinto Beans/)
  })

  it('takes never more orders than its maximum, when many take and order at the same moment', async () => {
    const { pantry, orderIds } = await fullPantry(foodBank, { maximum: 4 })
    const families = []
    for (let nth = 0; nth < 6; nth++) {
      const family = await customerFor(foodBank)
      await joinFull(family, pantry)
      families.push({ family, code: await placeCodeOf(pantry, family) })
    }
    for (const id of orderIds.slice(0, 3)) await cancel(id)
    const others = await Promise.all(Array.from({ length: 4 }, () => customerFor(foodBank)))
    await Promise.all([
      ...families.map(({ code }) => take(pantry.windowId, code)),
      ...others.map((other) => place(other, { at: pantry, of: lines([pantry.beans, 1]) })),
    ])
    expect(await countsOf(pantry.windowId)).toMatchObject({ PlacedOrders: 4, WaitingFamilies: 3 })
  })
})
