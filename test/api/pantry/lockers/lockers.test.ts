import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulatedCount, simulatedLockers } from '../../../../functions/pantry/lockers/simulatedLockers.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as lockers from '../../../../shared/pantry/lockers/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderLine } from '../../../../shared/pantry/orders/order.fixture.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { cancelledEvent, reservedEvent } from '../../../engine/lockers.ts'
import { newPantry, newTestWindow, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { ids, people, person } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

/** Lockers of click-and-collect locations, by the simulated provider. */

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7000 + made, [ids.foodBank])
}
const clickAndCollect = (owner: Caller, label = 'Riverside Lockers') =>
  newPantry(owner, { type: 'CLICKANDCOLLECT', label, maximum: 100, stock: 500 })
const reserve = (by: Caller, { window }: TestPantry, language?: 'es') =>
  call(lockers.reserveLockers, by, { id: window.ID }, language ? { language } : {})
const lockerOf = async (id: number) => (await orderById(id))?.Locker?.Reference

describe('reserving lockers', () => {
  it('[lockers-success-200] reserves one for each active order', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const [first, second, ended] = [
      await placeTestOrder(pantry),
      await placeTestOrder(pantry),
      await placeTestOrder(pantry),
    ]
    await call(orders.setOrderStatus, owner, { id: ended.ID, statusCode: 'CANCELLED' })
    const { status, answer } = await reserve(owner, pantry)
    expect([status, answer]).toEqual([200, { Successful: true, Value: { Orders: 2 } }])
    expect(await Promise.all([first, second, ended].map(({ ID }) => lockerOf(ID)))).toEqual([
      `L-${orderCode(first.ID)}`,
      `L-${orderCode(second.ID)}`,
      undefined,
    ])
  })

  it('is repeated without harm, also at the same moment, and takes orders that came meanwhile', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const first = await placeTestOrder(pantry)
    expect((await Promise.all([reserve(owner, pantry), reserve(owner, pantry)])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    const before = await orderById(first.ID)
    const second = await placeTestOrder(pantry)
    expect((await reserve(owner, pantry)).status).toBe(200)
    expect(await orderById(first.ID)).toEqual(before)
    expect(await lockerOf(second.ID)).toBe(`L-${orderCode(second.ID)}`)
  })

  it('refuses with 409 and Message where there is nothing to reserve', async () => {
    const owner = newOwner()
    const ordinary = await newPantry(owner)
    await placeTestOrder(ordinary)
    expect((await reserve(owner, ordinary)).answer).toEqual({
      Successful: false,
      Message: 'This location has no lockers.',
    })
    const empty = await clickAndCollect(owner)
    const { status, answer } = await reserve(owner, empty)
    expect([status, answer.Message]).toEqual([409, 'This window has no active orders.'])
    expect((await reserve(owner, empty, 'es')).answer.Message).toBe('Este horario no tiene pedidos activos.')
  })

  it('is the owner’s alone', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const { ID } = await placeTestOrder(pantry)
    expect((await reserve(people.foodBank, pantry)).status).toBe(409)
    expect((await reserve(newOwner(), pantry)).status).toBe(404)
    expect(await lockerOf(ID)).toBeUndefined()
  })

  it('keeps what was reserved when an order does not fit', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const small = await placeTestOrder(pantry)
    const heavy = await placeTestOrder(pantry, {
      PantryOrderItems: [orderLine({ ...pantry.lines[0], Quantity: 40 })],
    })
    const { status, answer } = await reserve(owner, pantry)
    const Message = `Lockers are reserved for 1 of 2 orders. Order ${orderCode(heavy.ID)} does not fit into a locker.`
    expect([status, answer]).toEqual([409, { Successful: false, Message }])
    expect(await lockerOf(small.ID)).toBeDefined()
  })

  it('refuses when all lockers of the day are taken, whatever the window', async () => {
    const owner = newOwner()
    const first = await clickAndCollect(owner)
    for (let placed = 0; placed < simulatedCount; placed++) await placeTestOrder(first)
    expect((await reserve(owner, first)).status).toBe(200)
    const second = { ...first, window: await newTestWindow(first.location, null) }
    await placeTestOrder(second)
    expect((await reserve(owner, second)).answer.Message).toBe(
      'Lockers are reserved for 0 of 1 orders. All lockers of that day are taken.',
    )
  })

  it('says that the locker system does not answer', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner, 'Riverside Lockers (offline)')
    const { ID } = await placeTestOrder(pantry)
    const { status, answer } = await reserve(owner, pantry)
    expect([status, answer.Message]).toEqual([
      409,
      'Lockers are reserved for 0 of 1 orders. The locker system does not answer. Please try again later.',
    ])
    expect(await lockerOf(ID)).toBeUndefined()
  })
})

describe('an order that ends without its locker', () => {
  const worker = async () => (await import('../../../../functions/pantry/lockers/onOrderEnded.ts')).handler
  const ended = async (id: number) => deliver(await worker(), { detail: cancelledEvent(id) })

  const reserved = async (id: number) => deliver(await worker(), { detail: reservedEvent(id) })

  it('gives it back to the next one, once, however often the event comes', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const all = []
    for (let placed = 0; placed < simulatedCount; placed++) all.push(await placeTestOrder(pantry))
    await reserve(owner, pantry)
    const [first, second] = all.map(({ ID }) => ID)
    for (const id of [first, first]) expect(await ended(id ?? 0)).toEqual([])
    await call(orders.setOrderStatus, owner, { id: first ?? 0, statusCode: 'CANCELLED' })
    const [next, late] = [await placeTestOrder(pantry), await placeTestOrder(pantry)]
    expect((await reserve(owner, pantry)).answer.Message).toBe(
      'Lockers are reserved for 24 of 25 orders. All lockers of that day are taken.',
    )
    expect(
      (await Promise.all([next, late, { ID: second ?? 0 }].map(({ ID }) => lockerOf(ID)))).filter(Boolean),
    ).toHaveLength(2)
  })

  it('gives it back also when it is cancelled while the locker is reserved, and asks until it is', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const { ID: id } = await placeTestOrder(pantry)
    const { reserve: ask } = simulatedLockers
    const asking = vi.spyOn(simulatedLockers, 'reserve').mockImplementationOnce(async (request) => {
      const answer = await ask(request)
      await call(orders.setOrderStatus, owner, { id, statusCode: 'CANCELLED' })
      await ended(id)
      return answer
    })
    expect((await reserve(owner, pantry)).status).toBe(200)
    asking.mockRestore()
    const release = vi.spyOn(simulatedLockers, 'release').mockRejectedValueOnce(new Error('No answer.'))
    expect([await reserved(id), await reserved(id)]).toEqual([['message-0'], []])
    release.mockRestore()
    for (let placed = 0; placed < simulatedCount; placed++) await placeTestOrder(pantry)
    expect((await reserve(owner, pantry)).answer).toEqual({ Successful: true, Value: { Orders: simulatedCount } })
  })

  it('keeps it while the order is active', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const { ID } = await placeTestOrder(pantry)
    await reserve(owner, pantry)
    const release = vi.spyOn(simulatedLockers, 'release')
    expect(await reserved(ID)).toEqual([])
    expect(release).not.toHaveBeenCalled()
    release.mockRestore()
  })

  it('asks a locker system that does not answer again', async () => {
    const owner = newOwner()
    const pantry = await clickAndCollect(owner)
    const { ID } = await placeTestOrder(pantry)
    await reserve(owner, pantry)
    await call(locations.updateLocation, owner, {
      id: pantry.location.ID,
      Version: 1,
      Label: 'Riverside Lockers (offline)',
      Description: '',
      PantryLocationType: { Code: 'CLICKANDCOLLECT' },
    })
    expect(await ended(ID)).toEqual(['message-0'])
  })
})
