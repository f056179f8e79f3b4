import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settleWaitlist } from '../../../../functions/pantry/waitlist/settleWaitlist.ts'
import { waitlists } from '../../../../functions/pantry/waitlist/waitlistTable.ts'
import { windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as waitlist from '../../../../shared/pantry/waitlist/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import type { PickupWindowDraft } from '../../../../shared/pantry/windows/window.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { asCustomer, customerFor, lines, type OpenPantry, openPantry, place } from '../../../engine/ordering.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { joinFull } from '../../../engine/waitlist.ts'
import { addedPickupTimes, deliveryTimeFor } from '../../../engine/windows.ts'

/** Places that a window keeps for the table and the telephone, over the real endpoints and table. */

beforeAll(() => makeSmallTenant())
beforeEach(() => setClock(morning))

const owner = people.foodBank
/** Twenty-four hours before the window begins. */
const opened = new Date('2026-11-26T13:00:00.000Z')
const full = 'This time is full. Please choose another one.'

/** A window of three places, two of them reserved. */
async function reservingPantry(more: Partial<PickupWindowDraft> = {}): Promise<OpenPantry> {
  const pantry = await openPantry(owner, { stock: 100 })
  const draft = { PickupStartTime: '08:00:00', PickupEndTime: '08:30:00', MaximumOrders: 3, ReservedPlaces: 2, ...more }
  const [windowId = 0] = await addedPickupTimes(owner, pantry.locationId, [draft])
  return { ...pantry, windowId }
}
const placeOnline = async (pantry: OpenPantry) =>
  place(await customerFor(owner), { at: pantry, of: lines([pantry.beans, 1]) })
const placeByPhone = async (pantry: OpenPantry) =>
  place(await customerFor(owner), { at: pantry, of: lines([pantry.beans, 1]), by: owner })
const numbersOf = async (pantry: OpenPantry) => {
  const { PlacedOrders, ReservedTaken = 0, WaitingFamilies = 0 } = (await windowById(pantry.windowId)) ?? {}
  return { PlacedOrders, ReservedTaken, WaitingFamilies }
}

describe('reserved places of a window', () => {
  it('are for staff who order for somebody, never for families online', async () => {
    const pantry = await reservingPantry()
    expect((await placeOnline(pantry)).answer.Successful).toBe(true)
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    expect((await placeByPhone(pantry)).answer.Successful).toBe(true)
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    expect((await placeByPhone(pantry)).answer.Successful).toBe(true)
    expect((await placeByPhone(pantry)).answer.FailureReason).toBe(full)
    expect(await numbersOf(pantry)).toEqual({ PlacedOrders: 3, ReservedTaken: 2, WaitingFamilies: 0 })
  })

  it('are taken by telephone first, so that a family finds as many as before', async () => {
    const pantry = await reservingPantry()
    await placeByPhone(pantry)
    expect((await placeOnline(pantry)).answer.Successful).toBe(true)
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
  })

  it('that are left are everybody’s from their hour on, and not a moment before', async () => {
    const pantry = await reservingPantry()
    await placeOnline(pantry)
    setClock(new Date(opened.getTime() - 1))
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    setClock(opened)
    expect((await placeOnline(pantry)).answer.Successful).toBe(true)
    expect((await placeByPhone(pantry)).answer.Successful).toBe(true)
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    expect((await placeByPhone(pantry)).answer.FailureReason).toBe(full)
  })

  it('of many who order at the same moment are given to nobody twice', async () => {
    const pantry = await reservingPantry({ MaximumOrders: 6, ReservedPlaces: 3 })
    const asked = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? placeOnline(pantry) : placeByPhone(pantry)))
    const placed = (await Promise.all(asked)).filter(({ answer }) => answer.Successful)
    expect(placed).toHaveLength(6)
    expect(await numbersOf(pantry)).toMatchObject({ PlacedOrders: 6, ReservedTaken: 3 })
  })

  it('are offered to the families who wait when they open, before anybody else finds them', async () => {
    const pantry = await reservingPantry()
    await placeOnline(pantry)
    const family = await customerFor(owner)
    expect((await joinFull(family, pantry)).answer.Successful).toBe(true)
    expect((await waitlists.load(pantry.windowId))?.Entries[0]?.OfferUntil).toBeUndefined()
    // Kept for the telephone also while somebody waits.
    expect((await placeByPhone(pantry)).answer.Successful).toBe(true)
    setClock(opened)
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    await settleWaitlist(pantry.windowId, opened)
    expect((await waitlists.load(pantry.windowId))?.Entries[0]?.OfferUntil).toBeDefined()
    const taken = await call(waitlist.takePlace, asCustomer(family), { id: family.ID, windowId: pantry.windowId })
    expect(taken.answer.Successful).toBe(true)
    expect(await numbersOf(pantry)).toEqual({ PlacedOrders: 3, ReservedTaken: 1, WaitingFamilies: 0 })
  })

  it('wake the waiting list at their hour', async () => {
    const pantry = await reservingPantry()
    await placeOnline(pantry)
    await joinFull(await customerFor(owner), pantry)
    const before = new Date(opened.getTime() - 60_000)
    await settleWaitlist(pantry.windowId, before)
    expect((await waitlists.load(pantry.windowId))?.DueAt).toBe(opened.toISOString())
  })

  it('are seen by staff, and not by families', async () => {
    const pantry = await reservingPantry()
    await placeOnline(pantry)
    const { windowId: id, locationId } = pantry
    const byStaff = await call(windows.getPickupTime, owner, { id })
    expect(byStaff.answer.Value).toMatchObject({
      ...{ ReservedPlaces: 2, ReservedTaken: 0, ReservedHours: 24 },
      ReservedUntil: opened.toISOString(),
    })
    const family = await customerFor(owner)
    const byFamily = await call(windows.getPickupTime, asCustomer(family), { id })
    expect(byFamily.body).not.toContain('Reserved')
    const times = (by: typeof owner, withFull?: 'true') =>
      call(ordering.listAvailablePickupTimes, by, { id: family.ID, locationId, ...(withFull ? { withFull } : {}) })
    const timeOf = ({ answer }: Awaited<ReturnType<typeof times>>) =>
      answer.Value?.[0]?.PantryLocationPickupTimes.find(({ ID }) => ID === id)
    expect(timeOf(await times(owner))).toMatchObject({ PlacesLeft: 2 })
    expect(timeOf(await times(asCustomer(family)))).toBeUndefined()
    expect(timeOf(await times(asCustomer(family), 'true'))).toMatchObject({ PlacesLeft: 0, IsFull: true })
  })
})

describe('a change of the reserved places', () => {
  it('keeps as many as are free, and no more', async () => {
    const pantry = await openPantry(owner, { stock: 100, maximum: 3 })
    await placeOnline(pantry)
    const ofTime = { id: pantry.locationId, pickupTimeId: pantry.windowId }
    const refused = await call(windows.adjustMaximumOrders, owner, { ...ofTime, maxOrders: 3, reservedPlaces: 3 })
    expect(refused.answer.FailureReason).toBe('No more than 2 free places can be reserved.')
    const kept = await call(windows.adjustMaximumOrders, owner, {
      ...{ ...ofTime, maxOrders: 3, reservedPlaces: 2, reservedHours: 12 },
    })
    expect(kept.answer.Value).toMatchObject({ ReservedPlaces: 2, ReservedUntil: '2026-11-27T01:00:00.000Z' })
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    expect((await placeByPhone(pantry)).answer.Successful).toBe(true)
    // A new maximum alone leaves them as they are.
    await call(windows.adjustMaximumOrders, owner, { ...ofTime, maxOrders: 4 })
    expect((await placeOnline(pantry)).answer.Successful).toBe(true)
    expect((await placeOnline(pantry)).answer.FailureReason).toBe(full)
    await call(windows.adjustMaximumOrders, owner, { ...ofTime, maxOrders: 4, reservedPlaces: 0 })
    expect((await placeOnline(pantry)).answer.Successful).toBe(true)
  })

  it('needs a maximum, and no more than it', async () => {
    const pantry = await openPantry(owner)
    const add = (more: Partial<PickupWindowDraft>) => reservingPantry(more).then(() => undefined)
    await expect(add({ MaximumOrders: null })).rejects.toThrow('where there is a maximum')
    await expect(add({ MaximumOrders: 1 })).rejects.toThrow('fewer orders at most')
    const ofTime = { id: pantry.locationId, pickupTimeId: pantry.windowId }
    const refused = await call(windows.adjustMaximumOrders, owner, { ...ofTime, maxOrders: null, reservedPlaces: 2 })
    expect(refused.answer.FailureReason).toContain('where there is a maximum')
  })

  it('is made of a delivery window with its maximum, and moves with its day', async () => {
    const id = await deliveryTimeFor(owner)
    const reserved = await call(windows.changeDeliveryTime, owner, { id, maxOrders: 5, reservedPlaces: 2 })
    expect(reserved.answer.Value).toMatchObject({ ReservedPlaces: 2, ReservedUntil: opened.toISOString() })
    const alone = await call(windows.changeDeliveryTime, owner, { id, reservedPlaces: 2 } as never)
    expect(alone.status).toBe(400)
    const moved = await call(windows.changeDeliveryTime, owner, { id, deliveryDate: '2026-11-28' })
    expect(moved.answer.Value?.ReservedUntil).toBe('2026-11-27T13:00:00.000Z')
    expect((await windowById(id))?.ReservedUntil).toBe('2026-11-27T13:00:00.000Z')
  })
})
