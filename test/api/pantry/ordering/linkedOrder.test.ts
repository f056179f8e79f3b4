import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { type LinkedOrder, movedDraft } from '../../../../shared/pantry/ordering/linkedOrder.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import type { Order } from '../../../../shared/pantry/orders/order.ts'
import { setStatus } from '../../../../shared/pantry/orders/statusChange.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { orderCodeOf } from '../../../engine/orders.ts'
import { headersOf } from '../../../engine/runs.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { addedPickupTimes } from '../../../engine/windows.ts'

/** The public page of a reminder's link: what its calls do to the order, its window and its stock. */

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))

interface Linked {
  readonly pantry: OpenPantry
  readonly order: Order
  readonly code: string
}

async function linked({ maximum = 2 as number | null } = {}): Promise<Linked> {
  const pantry = await openPantry(people.foodBank, { maximum })
  const customer = await customerFor(people.foodBank, { Language: 'es' })
  const { answer } = await place(customer, { at: pantry, of: lines([pantry.beans, 2]) })
  const order = await orderById(answer.Value?.OrderID ?? 0)
  if (!order) throw new Error(`Not placed: ${answer.FailureReason}`)
  return { pantry, order, code: await orderCodeOf(order) }
}
const by = <I>(endpoint: Endpoint<I, LinkedOrder>, input: NoInfer<I>, code: string) =>
  call(endpoint as never, undefined, input as never, { headers: headersOf(code) }) as ReturnType<
    typeof call<typeof ordering.getLinkedOrder>
  >
const placed = async (id: number) => (await windowById(id))?.PlacedOrders
const otherTime = async ({ owner, locationId }: OpenPantry, MaximumOrders = 2) =>
  (await addedPickupTimes(owner, locationId, [{ PickupDay: '2026-11-30', MaximumOrders }]))[0] ?? 0

describe('the link of a reminder', () => {
  it('shows the order in its family’s language, and the other open times of its place', async () => {
    const { pantry, order, code } = await linked()
    const other = await otherTime(pantry)
    const { answer } = await by(ordering.getLinkedOrder, { id: order.ID }, code)
    expect(answer.Value).toMatchObject({
      ID: order.ID,
      Language: 'es',
      IsConfirmed: false,
      MayCancel: true,
      MayMove: true,
      Day: '2026-11-27',
      TotalItems: 2,
      Place: { Label: 'Church hall' },
      Times: [{ ID: other, Day: '2026-11-30', PlacesLeft: 2 }],
    })
    expect(JSON.stringify(answer.Value)).not.toContain('Medina')
  })

  it('changes nothing however often it is opened', async () => {
    const { order, code } = await linked()
    const before = await orderStore.loadWithTimeline(order.ID)
    for (let visit = 0; visit < 3; visit++) await by(ordering.getLinkedOrder, { id: order.ID }, code)
    expect(await orderStore.loadWithTimeline(order.ID)).toEqual(before)
  })

  it('opens no other order, and none with another code', async () => {
    const [one, other] = [await linked(), await linked()]
    for (const code of [other.code, 'no-code', ''])
      expect((await by(ordering.getLinkedOrder, { id: one.order.ID }, code)).status).toBe(404)
    expect((await by(ordering.cancelLinkedOrder, { id: one.order.ID }, other.code)).status).toBe(404)
    expect((await orderById(one.order.ID))?.StatusCode).toBe('CREATED')
  })

  it('ends with the hours of the order, and goes on when the order moves to a later time', async () => {
    const [one, moved] = [await linked(), await linked()]
    await by(ordering.moveLinkedOrder, { id: moved.order.ID, TimeID: await otherTime(moved.pantry) }, moved.code)
    setClock(new Date('2026-11-27T14:00:01.000Z'))
    expect((await by(ordering.getLinkedOrder, { id: one.order.ID }, one.code)).status).toBe(404)
    expect((await by(ordering.confirmLinkedOrder, { id: one.order.ID }, one.code)).status).toBe(404)
    expect((await by(ordering.getLinkedOrder, { id: moved.order.ID }, moved.code)).status).toBe(200)
  })

  it('confirms once, and staff see it on the order', async () => {
    const { order, code } = await linked()
    for (let press = 0; press < 2; press++) {
      const { answer } = await by(ordering.confirmLinkedOrder, { id: order.ID }, code)
      expect(answer.Value?.IsConfirmed).toBe(true)
    }
    const events = (await orderStore.loadWithTimeline(order.ID))?.events.map(({ Type }) => Type)
    expect(events).toEqual(['OrderPlaced', 'OrderConfirmed'])
    const shown = await call(orders.getOrder, people.foodBank, { id: order.ID })
    expect(shown.answer.Value?.Confirmed).toBe(morning.toISOString())
  })

  it('cancels once: the place and the food are free again', async () => {
    const { pantry, order, code } = await linked()
    for (let press = 0; press < 2; press++) {
      const { answer } = await by(ordering.cancelLinkedOrder, { id: order.ID }, code)
      expect(answer.Value).toMatchObject({ StatusCode: 'CANCELLED', MayCancel: false, MayMove: false, Times: [] })
    }
    expect(await placed(pantry.windowId)).toBe(0)
    expect((await by(ordering.confirmLinkedOrder, { id: order.ID }, code)).answer.Successful).toBe(false)
  })

  it('moves until the day before alone, as the family itself does; that it does not come it says on the day too', async () => {
    const { pantry, order, code } = await linked()
    const TimeID = await otherTime(pantry)
    setClock(new Date('2026-11-27T12:00:00.000Z'))
    const view = await by(ordering.getLinkedOrder, { id: order.ID }, code)
    expect(view.answer.Value).toMatchObject({ MayCancel: true, MayMove: false, Times: [] })
    const refused = await by(ordering.moveLinkedOrder, { id: order.ID, TimeID }, code)
    expect(refused.answer.FailureReason).toBe(
      'This order can be changed until the day before it is picked up or delivered.',
    )
    expect((await by(ordering.confirmLinkedOrder, { id: order.ID }, code)).answer.Value?.IsConfirmed).toBe(true)
    const cancelled = await by(ordering.cancelLinkedOrder, { id: order.ID }, code)
    expect(cancelled.answer.Value?.StatusCode).toBe('CANCELLED')
    expect(await placed(pantry.windowId)).toBe(0)
  })

  it('moves the order with its food; what was confirmed is asked again at the new time', async () => {
    const { pantry, order, code } = await linked()
    const TimeID = await otherTime(pantry)
    await by(ordering.confirmLinkedOrder, { id: order.ID }, code)
    const { answer } = await by(ordering.moveLinkedOrder, { id: order.ID, TimeID }, code)
    expect(answer.Value).toMatchObject({ Day: '2026-11-30', IsConfirmed: false, TotalItems: 2 })
    expect([await placed(pantry.windowId), await placed(TimeID)]).toEqual([0, 1])
  })

  it('keeps what was confirmed when the family changes nothing but its food, or nothing at all', async () => {
    const { pantry, order, code } = await linked()
    await by(ordering.confirmLinkedOrder, { id: order.ID }, code)
    const before = (await orderStore.loadWithTimeline(order.ID))?.events.length ?? 0
    const same = movedDraft(order, pantry.windowId)
    await call(ordering.updateOrder, people.foodBank, { id: order.ID, ...same })
    expect((await orderStore.loadWithTimeline(order.ID))?.events).toHaveLength(before)
    await call(ordering.updateOrder, people.foodBank, {
      id: order.ID,
      ...same,
      PantryOrderItems: lines([pantry.beans, 1]),
    })
    expect((await orderById(order.ID))?.Confirmed).toBe(morning.toISOString())
  })

  it('moves to no full time, and to none of another place', async () => {
    const { pantry, order, code } = await linked()
    const full = await otherTime(pantry, 1)
    await place(await customerFor(people.foodBank), { at: { ...pantry, windowId: full }, of: lines([pantry.beans, 1]) })
    const elsewhere = await linked()
    const toFull = await by(ordering.moveLinkedOrder, { id: order.ID, TimeID: full }, code)
    expect(toFull.answer.FailureReason).toBe('This time is full. Please choose another one.')
    const toOther = await by(ordering.moveLinkedOrder, { id: order.ID, TimeID: elsewhere.pantry.windowId }, code)
    expect(toOther.answer.FailureReason).toBe('This time is no longer offered. Please choose another one.')
    expect([await placed(pantry.windowId), await placed(full)]).toEqual([1, 1])
  })

  it('does not move an order of which a bag is begun; it still cancels it', async () => {
    const { pantry, order, code } = await linked()
    const TimeID = await otherTime(pantry)
    await call(orders.packOrderLine, people.foodBank, {
      id: order.ID,
      PantryInventoryItemID: pantry.beans.ID,
      PackedQuantity: 2,
    })
    const view = await by(ordering.getLinkedOrder, { id: order.ID }, code)
    expect(view.answer.Value).toMatchObject({ MayCancel: true, MayMove: false })
    expect((await by(ordering.moveLinkedOrder, { id: order.ID, TimeID }, code)).answer.Successful).toBe(false)
    expect((await by(ordering.cancelLinkedOrder, { id: order.ID }, code)).answer.Value?.StatusCode).toBe('CANCELLED')
  })

  it('of an order that has ended otherwise confirms nothing', async () => {
    const { order, code } = await linked()
    await orderStore.change(order, (before, at) => setStatus(before, 'ABANDONED', at), { by: null, now: morning })
    expect((await by(ordering.confirmLinkedOrder, { id: order.ID }, code)).answer.FailureReason).toContain('final')
  })
})
