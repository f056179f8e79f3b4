import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderById, orderStore } from '../../../../functions/pantry/orders/orderTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import { maxDayOrders } from '../../../../shared/pantry/ordering/dayOrders.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { addedPickupTimes } from '../../../engine/windows.ts'

/** A site that is closed on a day for which families ordered, over the real endpoints and table. */

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))

const owner = people.foodBank
const day = '2026-11-27'
/** In the morning of the closed day, two hours before its window begins. */
const snow = new Date('2026-11-27T11:00:00.000Z')

async function orderedAt(pantry: OpenPantry, more = {}): Promise<number> {
  const { answer } = await place(await customerFor(owner, more), { at: pantry, of: lines([pantry.beans, 1]) })
  if (!answer.Value?.OrderID) throw new Error(`Not placed: ${answer.FailureReason}`)
  return answer.Value.OrderID
}
const settle = (pantry: OpenPantry, more: object, by = pantry.owner) =>
  call(ordering.settleDayOrders, by, { day, PantryLocationID: pantry.locationId, Action: 'tell', ...more } as never)
const lastEvent = async (id: number) => (await orderStore.loadWithTimeline(id))?.events.at(-1)
const quantityOf = async ({ locationId, beans }: OpenPantry) => {
  const { answer } = await call(ordering.listProductsToOrder, owner, {
    ...{ id: (await customerFor(owner)).ID, PantryLocationID: locationId },
  })
  return answer.Value?.rows.find(({ ID }) => ID === beans.ID)?.Quantity
}

describe('a site that is closed on a day with orders', () => {
  it('is closed to new orders, and its families are told in the pantry’s words, once', async () => {
    const pantry = await openPantry(owner)
    const id = await orderedAt(pantry, { EMailAddress: 'rosa@example.org', IsEmailNotificationEnabled: true })
    const silent = await orderedAt(pantry, { IsEmailNotificationEnabled: false })
    setClock(snow)
    const { answer } = await settle(pantry, { Words: ' Closed for snow. ' })
    expect(answer.Value).toMatchObject({
      Orders: [
        { ID: id, Outcome: 'told', IsReached: true, PhoneNumber: null },
        { ID: silent, Outcome: 'told', IsReached: false, PhoneNumber: '+18655550143' },
      ],
      After: null,
    })
    expect(await orderById(id)).toMatchObject({ StatusCode: 'CREATED', Notice: { Words: 'Closed for snow.' } })
    expect((await windowById(pantry.windowId))?.ClosedAt).toBe(snow.toISOString())
    const { Version } = (await orderById(id)) ?? {}
    await settle(pantry, { Words: 'Closed for snow.' })
    expect((await orderById(id))?.Version).toBe(Version)
    expect((await lastEvent(id))?.Type).toBe('OrderNoticed')
  })

  it('needs words to tell, and a day to move', async () => {
    const pantry = await openPantry(owner)
    expect((await settle(pantry, {})).answer.FailureReason).toBe('Write what the families are told.')
    expect((await settle(pantry, { Action: 'move' })).status).toBe(400)
    expect((await windowById(pantry.windowId))?.ClosedAt ?? null).toBeNull()
  })

  it('moves its orders on the day itself, packed ones with their bags, to the nearest hour with a place', async () => {
    const pantry = await openPantry(owner, { stock: 30 })
    const [near = 0, far = 0] = await addedPickupTimes(owner, pantry.locationId, [
      { PickupDay: '2026-11-28', PickupStartTime: '08:30:00', MaximumOrders: 1, CloseTime: '2026-11-28T04:30:00.000Z' },
      {
        PickupDay: '2026-11-28',
        PickupStartTime: '11:00:00',
        PickupEndTime: '12:00:00',
        CloseTime: '2026-11-28T04:30:00.000Z',
      },
    ])
    const [first, packed] = [await orderedAt(pantry), await orderedAt(pantry)]
    await call(orders.setOrderStatus, owner, { id: packed, statusCode: 'PACKED' })
    const before = await quantityOf(pantry)
    setClock(snow)
    const { answer } = await settle(pantry, { Action: 'move', ToDay: '2026-11-28', Words: 'Snow: one day later.' })
    expect(answer.Value?.Orders).toMatchObject([
      { ID: first, Outcome: 'moved', Day: '2026-11-28', StartTime: '08:30:00' },
      { ID: packed, Outcome: 'moved', Day: '2026-11-28', StartTime: '11:00:00' },
    ])
    expect(await orderById(packed)).toMatchObject({ StatusCode: 'PACKED', Notice: { Words: 'Snow: one day later.' } })
    const placedAt = async (id: number) => (await windowById(id))?.PlacedOrders
    expect([await placedAt(pantry.windowId), await placedAt(near), await placedAt(far)]).toEqual([0, 1, 1])
    expect(await quantityOf(pantry)).toBe(before)
  })

  it('leaves an order for which there is no place, and says why', async () => {
    const pantry = await openPantry(owner)
    const id = await orderedAt(pantry)
    const { answer } = await settle(pantry, { Action: 'move', ToDay: '2026-11-28' })
    expect(answer.Value?.Orders).toMatchObject([
      { ID: id, Outcome: 'left', Reason: 'There is no time on that day with a place left.', Day: day },
    ])
    expect((await orderById(id))?.OrderDay).toBe(day)
  })

  it('cancels its orders, gives the food back, and goes on where a call ended', async () => {
    const pantry = await openPantry(owner, { stock: 100, maximum: null })
    const before = await quantityOf(pantry)
    const placed: number[] = []
    for (let count = 0; count <= maxDayOrders; count++) placed.push(await orderedAt(pantry))
    setClock(snow)
    const first = await settle(pantry, { Action: 'cancel', Words: 'Snow.' })
    expect(first.answer.Value?.Orders).toHaveLength(maxDayOrders)
    expect(first.answer.Value?.After).toBe(placed.at(-2))
    const second = await settle(pantry, { Action: 'cancel', Words: 'Snow.', After: placed.at(-2) })
    expect(second.answer.Value).toMatchObject({ Orders: [{ ID: placed.at(-1), Outcome: 'cancelled' }], After: null })
    expect((await settle(pantry, { Action: 'cancel' })).answer.Value).toEqual({ Orders: [], After: null })
    expect(await quantityOf(pantry)).toBe(before)
  })

  it('answers before its time is over, and goes on behind the last order that it settled', async () => {
    const pantry = await openPantry(owner)
    const placed = [await orderedAt(pantry), await orderedAt(pantry)]
    const input = { day, PantryLocationID: pantry.locationId, Action: 'cancel' } as never
    const { answer } = await call(ordering.settleDayOrders, owner, input, { remainingMs: 3900 })
    expect(answer.Value).toMatchObject({ Orders: [{ ID: placed[0], Outcome: 'cancelled' }], After: placed[0] })
    expect((await settle(pantry, { Action: 'cancel', After: placed[0] })).answer.Value).toMatchObject({
      Orders: [{ ID: placed[1] }],
      After: null,
    })
  })

  it('is nobody else’s to close', async () => {
    const pantry = await openPantry(owner)
    const id = await orderedAt(pantry)
    const other = person('agency', 5471, [ids.foodBank])
    expect((await settle(pantry, { Action: 'cancel' }, other)).answer.Value).toEqual({ Orders: [], After: null })
    expect((await windowById(pantry.windowId))?.ClosedAt ?? null).toBeNull()
    expect((await orderById(id))?.StatusCode).toBe('CREATED')
  })
})
