import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { distributionLists, orderKeys } from '../../../../functions/core/table/keys/orders.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { endLeftOrders } from '../../../../functions/pantry/orders/endLeftOrders.ts'
import { countedDays } from '../../../../functions/pantry/orders/handOver/distributionTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { findStock } from '../../../../functions/pantry/products/stockTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { DistributionRecord } from '../../../../shared/pantry/orders/distribution.ts'
import * as refusals from '../../../../shared/pantry/orders/later/refusals.ts'
import { orderOccasion } from '../../../../shared/pantry/orders/orderOccasion.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { newPantry, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, neighbor, person } from '../../../engine/smallTenant.ts'

/** Hand-overs made in error that are reversed later than in their minute, by an entry of their own. */

let number = 9300
const owner = () => person('agency', ++number, [ids.foodBank])
const { ID, FirstName, LastName, PostalCode } = neighbor
const FoodInsecureNeighbor = { ID, FirstName, LastName, PostalCode }
/** The window is on November 24, 10 to 11 AM in New York. */
const [handedAt, sameDay] = ['2026-11-24T15:20:00.000Z', '2026-11-24T18:00:00.000Z']
const [swept, nextNight, dayAfter] = [
  '2026-11-25T05:01:00.000Z',
  '2026-11-26T04:59:00.000Z',
  '2026-11-26T05:00:00.000Z',
]

beforeEach(() => makeSmallTenant())
afterAll(() => void vi.useRealTimers())

const at = (instant: string) => setClock(new Date(instant))
const sweepAt = (instant: string) => {
  at(instant)
  return endLeftOrders(new Date(instant))
}
type Reason = 'wrongFamily' | 'wrongOrder' | 'cameBack' | 'other'
const reverse = (by: Caller, id: number, Reason?: Reason, Words?: string) =>
  call(orders.takeHandOverBack, by, { id, ...(Reason ? { Reason } : {}), ...(Words ? { Words } : {}) })
const handOver = (by: Caller, id: number, more: object = {}) => call(orders.handOverOrder, by, { id, ...more } as never)
async function stockAt({ EntityID, lines }: TestPantry) {
  const stocks = await Promise.all(lines.map((line) => findStock(EntityID, line.PantryInventoryItemID)))
  return stocks.map((one) => [one?.Quantity, one?.CurrentOrderQuantity, one?.PackedQuantity])
}

/** Packed, and handed over on its day. */
async function handedOver(staff: Caller, by = staff) {
  const pantry = await newPantry(staff)
  const { ID: id } = await placeTestOrder(pantry, { FoodInsecureNeighbor })
  at(handedAt)
  await call(orders.setOrderStatus, staff, { id, statusCode: 'PACKED' })
  const packed = { stock: await stockAt(pantry), window: await windowById(pantry.window.ID) }
  expect((await handOver(by, id)).answer.Successful).toBe(true)
  return { pantry, id, packed }
}

describe('a hand-over of more than a minute ago', () => {
  it('is reversed with a reason: an entry beside the record, the food in its bags, and who and why in the order', async () => {
    const staff = owner()
    const { pantry, id, packed } = await handedOver(staff)
    at(sameDay)
    const { answer } = await reverse(staff, id, 'wrongFamily')
    expect(answer.Value).toMatchObject({
      PantryOrderStatusType: { Code: 'PACKED' },
      Reversals: [{ At: sameDay, Reason: 'wrongFamily', By: { UserID: staff.UserID }, HandedOver: { At: handedAt } }],
    })
    expect(await stockAt(pantry)).toEqual(packed.stock)
    expect(await windowById(pantry.window.ID)).toEqual(packed.window)
    expect(await table.all({ ...orderKeys.handOvers(id) }, DistributionRecord)).toMatchObject([
      { OrderID: id, Day: '2026-11-24' },
      {
        ...{ OrderID: id, Day: '2026-11-24', IsReversal: true },
        Reversed: { At: sameDay, UserID: staff.UserID, Reason: 'wrongFamily' },
      },
    ])
    const counted = await countedDays(distributionLists.owner(staff.EntityID), '2026-11-24', '2026-11-24')
    expect(counted.records).toEqual([])
    const family = { ...person('customer', ids.foodBank, [ids.foodBank]), CustomerID: ID }
    expect((await call(orders.getOrder, family, { id })).answer.Value).not.toHaveProperty('Reversals')
  })

  it('needs a reason, and words where it is another one', async () => {
    const staff = owner()
    const { id } = await handedOver(staff)
    at(sameDay)
    expect((await reverse(staff, id)).answer.FailureReason).toContain('within 60 seconds')
    expect((await reverse(staff, id, 'other')).status).toBe(400)
    expect((await reverse(staff, id, 'other', ' ')).status).toBe(400)
    expect((await orderById(id))?.StatusCode).toBe('DELIVEREDTONEIGHBOR')
    const { answer } = await reverse(staff, id, 'other', 'The label was on another bag')
    expect(answer.Value?.Reversals).toMatchObject([{ Reason: 'other', Words: 'The label was on another bag' }])
  })

  it('goes back until the end of the next day of its place, and not after it', async () => {
    const staff = owner()
    const [first, second] = [await handedOver(staff), await handedOver(staff)]
    at(nextNight)
    expect((await reverse(staff, first.id, 'wrongOrder')).answer.Successful).toBe(true)
    at(dayAfter)
    const late = await reverse(staff, second.id, 'wrongOrder')
    expect(late.answer.FailureReason).toBe(refusals.reversalOver.en)
    expect((await orderById(second.id))?.HandOver?.At).toBe(handedAt)
  })

  it('is reversed by the volunteer who made it and by who leads the pantry’s work, not by another volunteer', async () => {
    const staff = owner()
    const volunteer = (UserID: number): Caller => ({ ...staff, UserID, Role: 'pantryvolunteer' })
    const [anna, ben] = [volunteer(81_001), volunteer(81_002)]
    const [own, lead] = [await handedOver(staff, anna), await handedOver(staff, anna)]
    at(sameDay)
    expect((await reverse(ben, own.id, 'wrongOrder')).answer.FailureReason).toBe(refusals.reversalByOthers.en)
    expect((await reverse(anna, own.id, 'wrongOrder')).answer.Successful).toBe(true)
    expect((await reverse(staff, lead.id, 'wrongOrder')).answer.Successful).toBe(true)
  })

  it('is reversed once, whoever else does it at the same moment', async () => {
    const staff = owner()
    const { pantry, id, packed } = await handedOver(staff)
    at(sameDay)
    const both = await Promise.all([reverse(staff, id, 'wrongOrder'), reverse(staff, id, 'cameBack')])
    expect(both.map(({ answer }) => answer.Successful).toSorted()).toEqual([false, true])
    expect(await stockAt(pantry)).toEqual(packed.stock)
    expect((await orderById(id))?.Reversals).toHaveLength(1)
  })

  it('gives its food back after its day: dry food to the shelf, cold food to a person’s decision', async () => {
    const staff = owner()
    const { pantry, id, packed } = await handedOver(staff)
    at(swept)
    expect((await reverse(staff, id, 'cameBack')).answer.Successful).toBe(true)
    await sweepAt('2026-11-25T06:01:00.000Z')
    const [beans, milk] = pantry.lines
    const returns = (await call(orders.listOrderReturns, staff, {})).answer.Value
    expect(returns).toMatchObject([{ OrderID: id, PantryInventoryItemID: milk.PantryInventoryItemID, Quantity: 2 }])
    const [shelf] = packed.stock[0] ?? []
    expect(await stockAt(pantry)).toEqual([
      [(shelf ?? 0) + beans.Quantity, 0, 0],
      [packed.stock[1]?.[0], 0, 0],
    ])
  })

  it('tells the family nothing', async () => {
    const detail = { To: 'PACKED', Reason: 'wrongFamily', Movements: [] }
    expect(orderOccasion({ ID: 'e', Type: 'HandOverUndone', Subject: { ID: 1 }, Detail: detail })).toBeUndefined()
  })

  it('that was reversed is not recorded again by the tablet that had it waiting', async () => {
    const staff = owner()
    const pantry = await newPantry(staff)
    const { ID: id } = await placeTestOrder(pantry, { FoodInsecureNeighbor })
    const At = handedAt
    at('2026-11-24T15:21:00.000Z')
    const waiting = { At, Acknowledged: ['notPacked'] }
    await handOver(staff, id, waiting)
    at(sameDay)
    await reverse(staff, id, 'wrongOrder')
    expect((await handOver(staff, id, waiting)).answer.FailureReason).toBe(refusals.handOverTakenBack.en)
    const anew = { At: '2026-11-24T17:59:00.000Z', Acknowledged: ['notPacked'] }
    expect((await handOver(staff, id, anew)).answer.Successful).toBe(true)
  })
})

it('a hand-over that brought an ended order back is reversed to what it was: ended, its cold food undecided again', async () => {
  const staff = owner()
  const pantry = await newPantry(staff)
  const { ID: id } = await placeTestOrder(pantry, { FoodInsecureNeighbor })
  at('2026-11-24T15:00:00.000Z')
  await call(orders.setOrderStatus, staff, { id, statusCode: 'PACKED' })
  await sweepAt(swept)
  const ended = {
    stock: await stockAt(pantry),
    lines: (await orderById(id))?.PantryOrderItems,
    window: await windowById(pantry.window.ID),
  }
  expect((await handOver(staff, id, { At: handedAt })).answer.Successful).toBe(true)
  at('2026-11-25T15:00:00.000Z')
  expect((await reverse(staff, id, 'wrongOrder')).answer.Value?.PantryOrderStatusType?.Code).toBe('ABANDONED')
  const after = await orderById(id)
  expect(await stockAt(pantry)).toEqual(ended.stock)
  expect(after?.PantryOrderItems.map(({ Return }) => Return)).toEqual(ended.lines?.map(({ Return }) => Return))
  expect(after?.PantryOrderItems.map((line) => line.HandedOverQuantity)).toEqual([null, null])
  expect(await windowById(pantry.window.ID)).toEqual(ended.window)
})
