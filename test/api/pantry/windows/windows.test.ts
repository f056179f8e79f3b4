import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { putEntity } from '../../../../functions/network/organizations/entityTable.ts'
import { loadLocationWindows, windowById } from '../../../../functions/pantry/windows/windowTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as deliveryprograms from '../../../../shared/pantry/programs/api.ts'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { slice } from '../../../../shared/pantry/windows/slots.ts'
import type { DeliveryWindowDraft, PickupWindowDraft } from '../../../../shared/pantry/windows/window.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { agency, ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { programOf } from '../../../engine/tags.ts'
import {
  addedPickupTimes,
  countOrder,
  deliveryDraft,
  deliveryTimeFor,
  locationFor,
  pickupDraft,
} from '../../../engine/windows.ts'

/** Pickup times over the real handlers and the embedded table. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const [pantry, otherPantry] = people.agencies
const strangers = person('foodbankuser', ids.otherFoodBank, [ids.otherFoodBank])

const newLocation = async (by: Caller = pantry, more = {}) => (await locationFor(by, more)).ID
const add = (by: Caller, id: number, PickupTimes: PickupWindowDraft[], options = {}) =>
  call(windows.addPickupTimes, by, { id, PickupTimes }, options)
const grid = async (by: Caller, PantryLocationID: number, more = {}) => {
  const { answer, body } = await call(windows.getPickupTimesGrid, by, { PantryLocationID, ...more })
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
const listed = async (by: Caller, id: number, more = {}) =>
  (await call(windows.listPickupTimes, by, { id, ...more })).answer.Value ?? []
const shown = async (by: Caller, id: number) => (await call(windows.getPickupTime, by, { id })).answer.Value
const count = async (id: number) => (await loadLocationWindows(id, '2000-01-01', '2999-12-31')).length

const day = (PickupDay: string, PickupStartTime = '08:00:00', PickupEndTime = '09:00:00') => ({
  PickupDay,
  PickupStartTime,
  PickupEndTime,
  CloseTime: '2026-11-21T04:30:00.000Z',
})

describe('the next day first', () => {
  it('lists whole days from today on, page by page, and the latest first without asking for it', async () => {
    const location = await locationFor(pantry)
    const dayOf = (date: string) => [day(date), day(date, '09:00:00', '10:00:00')]
    const dates = ['2026-11-24', '2026-11-23', '2026-11-25']
    await addedPickupTimes(pantry, location.ID, dates.flatMap(dayOf))
    const read = async (more: object) => {
      const days: string[][] = []
      let cursor: string | undefined
      do {
        const page = await grid(pantry, location.ID, { rows: 3, ...more, ...(cursor ? { cursor } : {}) })
        days.push(page.rows.map(({ PickupDay }) => PickupDay.slice(-2)))
        cursor = page.cursor
      } while (cursor)
      return days
    }
    expect(await read({ dateStartFilter: '2026-11-24', order: 'next' })).toEqual([
      ['24', '24'],
      ['25', '25'],
    ])
    expect((await read({})).flat()).toEqual(['25', '25', '24', '24', '23', '23'])
  })
})

describe('new pickup times', () => {
  it('[pickup-list-drafts] are on the grid, in the list and by themselves', async () => {
    const location = await locationFor(pantry, { Label: 'Harbor pantry' })
    const [id = 0] = await addedPickupTimes(pantry, location.ID)
    const time = await shown(pantry, id)
    expect(time).toMatchObject({
      ID: id,
      PantryLocationID: location.ID,
      ...pickupDraft(),
      TimeZone: 'America/New_York',
      Status: 'Open',
      AllOrders: 0,
      CancelledTypeOrders: 0,
      PantryLocation: { ID: location.ID, Label: 'Harbor pantry', PantryLocationType: { Code: 'PANTRY' } },
    })
    const { PantryLocation: _, ...row } = time ?? {}
    expect((await grid(pantry, location.ID)).rows).toEqual([row])
    expect(await listed(pantry, location.ID)).toEqual([row])
  })

  it('without a maximum are unlimited', async () => {
    const id = await newLocation()
    await add(pantry, id, [pickupDraft({ MaximumOrders: null })])
    expect((await grid(pantry, id)).rows[0]?.MaximumOrders).toBeNull()
  })

  it.each([
    [
      'of yesterday',
      { PickupDay: '2026-11-19', OpenTime: '2026-11-18T05:00:00.000Z', CloseTime: '2026-11-19T05:00:00.000Z' },
      'The day of a window cannot be in the past.',
    ],
    ['that end before they start', { PickupEndTime: '07:00:00' }, 'The Start Time must be before the End Time.'],
    [
      'that close before they open',
      { CloseTime: '2026-11-19T05:00:00.000Z' },
      'The Open Date must be before the Close Date.',
    ],
    [
      'that close after their day',
      { CloseTime: '2026-11-28T06:00:00.000Z' },
      'The Close Date must be before the Pickup Date.',
    ],
    [
      'in a night whose clocks skip them',
      { PickupDay: '2027-03-14', PickupStartTime: '02:00:00', PickupEndTime: '02:30:00' },
      'These hours do not exist on 2027-03-14: the clocks go forward. Please choose others.',
    ],
    [
      'that begin in the hour that the clocks skip',
      { PickupDay: '2027-03-14', PickupStartTime: '02:30:00', PickupEndTime: '04:00:00' },
      'These hours do not exist on 2027-03-14: the clocks go forward. Please choose others.',
    ],
    [
      'that end in the hour that the clocks skip',
      { PickupDay: '2027-03-14', PickupStartTime: '01:00:00', PickupEndTime: '02:30:00' },
      'These hours do not exist on 2027-03-14: the clocks go forward. Please choose others.',
    ],
  ])('%s are refused, and none of the call is added', async (_, more, reason) => {
    const id = await newLocation()
    const { status, answer } = await add(pantry, id, [pickupDraft(), pickupDraft(more)])
    expect([status, answer.Successful, answer.FailureReason]).toEqual([200, false, reason])
    expect(await count(id)).toBe(0)
  })

  it.each([
    ['a maximum of 0', { MaximumOrders: 0 }, 'PickupTimes.0.MaximumOrders'],
    ['a negative maximum', { MaximumOrders: -1 }, 'PickupTimes.0.MaximumOrders'],
    ['half an order', { MaximumOrders: 1.5 }, 'PickupTimes.0.MaximumOrders'],
    ['an hour of 25', { PickupStartTime: '25:00:00' }, 'PickupTimes.0.PickupStartTime'],
    ['a day that is none', { PickupDay: '2026-02-30' }, 'PickupTimes.0.PickupDay'],
  ])('with %s are malformed', async (_, more, field) => {
    const { status, answer } = await add(pantry, await newLocation(), [pickupDraft(more)])
    expect([status, answer.Message]).toEqual([400, expect.stringMatching(`^${field}: `)])
  })

  const many = (days: number) =>
    Array.from({ length: days }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`).flatMap((PickupDay) =>
      slice({ StartTime: '00:00:00', EndTime: '23:30:00' }, 30).map(({ StartTime, EndTime }) =>
        pickupDraft({ PickupDay, PickupStartTime: StartTime, PickupEndTime: EndTime }),
      ),
    )

  it('are added once, however often a call of several transactions arrives', async () => {
    const id = await newLocation()
    const headers = { 'idempotency-key': 'a-week-of-windows' }
    const first = await add(pantry, id, many(7), { headers })
    expect(first.answer.Value?.IDs).toHaveLength(7 * 47)
    expect((await add(pantry, id, many(7), { headers })).answer).toEqual(first.answer)
    expect(await count(id)).toBe(7 * 47)
  })

  it('are refused with the day and hours of another one, and may overlap', async () => {
    const location = await newLocation()
    await addedPickupTimes(pantry, location)
    const add = (...drafts: Parameters<typeof pickupDraft>[0][]) =>
      call(windows.addPickupTimes, pantry, { id: location, PickupTimes: drafts.map(pickupDraft) })
    const reason = 'There is already a window with these hours on 2026-11-27.'
    const other = { PickupStartTime: '08:30:00' }
    for (const drafts of [
      [other, {}],
      [other, other],
    ])
      expect((await add(...drafts)).answer).toMatchObject({ Successful: false, FailureReason: reason })
    expect((await add(other, { PickupDay: '2026-11-28' })).answer.Successful).toBe(true)
    const { answer } = await call(windows.listPickupTimes, pantry, { id: location })
    expect(answer.Value).toHaveLength(3)
  })

  it('are refused by the thousand, with the number that a call takes', async () => {
    const id = await newLocation()
    const { status, answer } = await add(pantry, id, [...many(7), ...many(7)])
    expect([status, answer.Message]).toEqual([400, expect.stringMatching('^PickupTimes: .*500')])
    expect(await count(id)).toBe(0)
  })
})

describe('the grid', () => {
  it('[pickup-grid-grouping] shows the latest day first', async () => {
    const id = await newLocation()
    await addedPickupTimes(pantry, id, [
      day('2026-11-27'),
      day('2026-11-30'),
      day('2026-11-27', '10:00:00', '11:00:00'),
    ])
    expect((await grid(pantry, id)).rows.map((row) => `${row.PickupDay} ${row.PickupStartTime}`)).toEqual([
      '2026-11-30 08:00:00',
      '2026-11-27 10:00:00',
      '2026-11-27 08:00:00',
    ])
  })

  it('[pickup-range-default] shows a month back to a year ahead, or the days that are asked for', async () => {
    const id = await newLocation()
    await addedPickupTimes(pantry, id, [day('2027-11-20'), day('2027-11-21'), day('2026-11-27')])
    const days = async (more = {}) => (await grid(pantry, id, more)).rows.map(({ PickupDay }) => PickupDay)
    expect(await days()).toEqual(['2027-11-20', '2026-11-27'])
    expect(await days({ dateStartFilter: '2027-11-21', dateEndFilter: '2027-12-31' })).toEqual(['2027-11-21'])
  })

  it('has whole days on each page', async () => {
    const id = await newLocation()
    const times = ['08:00:00', '09:00:00', '10:00:00', '11:00:00']
    const of = (PickupDay: string) => times.map((start) => day(PickupDay, start, '12:00:00'))
    await addedPickupTimes(pantry, id, [...of('2026-11-27'), ...of('2026-11-28'), ...of('2026-11-29')])
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page: Awaited<ReturnType<typeof grid>> = await grid(pantry, id, { rows: 6, ...(cursor ? { cursor } : {}) })
      seen.push(page.rows.length)
      cursor = page.cursor
    } while (cursor)
    expect(seen).toEqual([4, 4, 4])
    expect((await grid(pantry, id, { rows: 2 })).rows).toHaveLength(4)
  })
})

describe('orders on a pickup time', () => {
  it('are counted by status, and give their place back when they end without food', async () => {
    const [id = 0] = await addedPickupTimes(pantry, await newLocation())
    await countOrder(id, undefined, 'CREATED')
    await countOrder(id, undefined, 'CREATED')
    await countOrder(id, 'CREATED', 'PACKED')
    await countOrder(id, 'CREATED', 'CANCELLED')
    expect(await windowById(id)).toMatchObject({
      CreatedOrders: 0,
      PackedOrders: 1,
      CancelledOrders: 1,
      AllOrders: 2,
      PlacedOrders: 1,
      TotalItemCount: 3,
      TotalWeight: 4.5,
    })
    await countOrder(id, 'PACKED', 'PACKED', { items: 2, pounds: 1 })
    expect(await windowById(id)).toMatchObject({
      PackedOrders: 1,
      PlacedOrders: 1,
      TotalItemCount: 5,
      TotalWeight: 5.5,
    })
    await countOrder(id, 'PACKED', undefined, { items: 5, pounds: 5.5 })
    expect(await windowById(id)).toMatchObject({ PackedOrders: 0, AllOrders: 1, PlacedOrders: 0, TotalItemCount: 0 })
  })

  it('are as many as its maximum, also of those that come at the same moment', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location, [{ MaximumOrders: 3 }])
    const placed = await Promise.allSettled(Array.from({ length: 8 }, () => countOrder(id, undefined, 'CREATED')))
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await windowById(id)).toMatchObject({ PlacedOrders: 3, CreatedOrders: 3 })
    expect((await grid(pantry, location)).rows[0]).toMatchObject({ Status: 'Full', AllOrders: 3 })
  })

  it('come only while it is open', async () => {
    const [id = 0] = await addedPickupTimes(pantry, await newLocation())
    const at = (moment: string) => countOrder(id, undefined, 'CREATED', { openAt: new Date(moment) })
    await expect(at('2026-11-20T04:59:59.999Z')).rejects.toBeInstanceOf(ConditionFailed)
    await expect(at('2026-11-27T04:30:00.001Z')).rejects.toBeInstanceOf(ConditionFailed)
    await at('2026-11-20T05:00:00.000Z')
    await at('2026-11-27T04:30:00.000Z')
    expect((await windowById(id))?.PlacedOrders).toBe(2)
  })
})

describe('deleting a pickup time', () => {
  const remove = (by: Caller, id: number, pickupTimeId: number, options = {}) =>
    call(windows.removePickupTime, by, { id, pickupTimeId }, options)

  it('[window-with-orders-locked] is refused with any order, a cancelled one as well', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    await countOrder(id, undefined, 'CREATED')
    await countOrder(id, 'CREATED', 'CANCELLED')
    expect((await remove(pantry, location, id)).answer).toEqual({
      Successful: false,
      FailureReason: 'This window has orders (1), so it cannot be deleted.',
    })
    expect(await count(location)).toBe(1)
  })

  it('takes it away, and a repeat under the key answers as before', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    const headers = { 'idempotency-key': 'delete-this-window' }
    expect((await remove(pantry, location, id, { headers })).answer).toEqual({ Successful: true, Value: null })
    expect((await remove(pantry, location, id, { headers })).answer).toEqual({ Successful: true, Value: null })
    expect((await remove(pantry, location, id)).status).toBe(404)
    expect(await count(location)).toBe(0)
  })

  it('never loses an order that comes at the same moment', async () => {
    const location = await newLocation()
    for (let round = 0; round < 6; round++) {
      const [id = 0] = await addedPickupTimes(pantry, location, [{ PickupEndTime: `09:00:0${round}` }])
      const [removed, placed] = await Promise.all([
        remove(pantry, location, id),
        countOrder(id, undefined, 'CREATED').then(
          () => true,
          () => false,
        ),
      ])
      expect([removed.answer.Successful, placed]).toEqual(placed ? [false, true] : [true, false])
    }
  })

  it('is refused for an order that comes in the moment of saving', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    beforeNextCommit(() => countOrder(id, undefined, 'CREATED'))
    expect((await remove(pantry, location, id)).answer.FailureReason).toBe(
      'This window has orders (1), so it cannot be deleted.',
    )
    expect(await windowById(id)).toMatchObject({ AllOrders: 1 })
  })

  it('finds none at another location', async () => {
    const [id = 0] = await addedPickupTimes(pantry, await newLocation())
    expect((await remove(pantry, await newLocation(), id)).status).toBe(404)
  })
})

describe('the date of a day', () => {
  const move = (by: Caller, id: number, pickupDate: string, pickupTimeIds: number[]) =>
    call(windows.changePickupDate, by, { id, pickupDate, pickupTimeIds })

  it('changes for all its windows, with when they open and close', async () => {
    const id = await newLocation()
    const times = await addedPickupTimes(pantry, id, [{}, { PickupStartTime: '10:00:00', PickupEndTime: '11:00:00' }])
    const { answer } = await move(pantry, id, '2026-12-04', times)
    expect(answer.Value?.map(({ PickupDay, OpenTime, CloseTime }) => [PickupDay, OpenTime, CloseTime])).toEqual([
      ['2026-12-04', '2026-11-27T05:00:00.000Z', '2026-12-04T04:30:00.000Z'],
      ['2026-12-04', '2026-11-27T05:00:00.000Z', '2026-12-04T04:30:00.000Z'],
    ])
    expect((await grid(pantry, id)).rows.toReversed()).toEqual(answer.Value)
    expect((await move(pantry, id, '2026-12-04', times)).answer).toEqual(answer)
  })

  it.each([
    ['[date-picker-past] a past day', '2026-11-19', 'The day of a window cannot be in the past.'],
    [
      '[date-picker-taken] a day that has windows',
      '2026-11-30',
      'There are already pickup times on that day. Please choose another one.',
    ],
  ])('%s is refused', async (_, to, reason) => {
    const id = await newLocation()
    const [first = 0] = await addedPickupTimes(pantry, id, [{}, day('2026-11-30')])
    expect((await move(pantry, id, to, [first])).answer.FailureReason).toBe(reason)
    expect((await shown(pantry, first))?.PickupDay).toBe('2026-11-27')
  })

  it('[day-date-editable] stays once one of its windows has an order', async () => {
    const id = await newLocation()
    const times = await addedPickupTimes(pantry, id, [{}, { PickupStartTime: '10:00:00', PickupEndTime: '11:00:00' }])
    await countOrder(times[1] ?? 0, undefined, 'CREATED')
    expect((await move(pantry, id, '2026-12-04', times)).answer.FailureReason).toBe(
      'There are orders on this day, so its date can no longer be changed.',
    )
    expect((await grid(pantry, id)).rows.map(({ PickupDay }) => PickupDay)).toEqual(['2026-11-27', '2026-11-27'])
  })

  it('[day-date-editable] stays for an order that comes in the moment of saving', async () => {
    const id = await newLocation()
    const [time = 0] = await addedPickupTimes(pantry, id)
    beforeNextCommit(() => countOrder(time, undefined, 'CREATED'))
    expect((await move(pantry, id, '2026-12-04', [time])).answer.FailureReason).toBe(
      'There are orders on this day, so its date can no longer be changed.',
    )
    expect(await windowById(time)).toMatchObject({ OrderDay: '2026-11-27', AllOrders: 1 })
  })

  it('stays when somebody else sets its times in the moment of saving', async () => {
    const id = await newLocation()
    const [time = 0] = await addedPickupTimes(pantry, id)
    const openTime = '2026-11-22T14:00:00.000Z'
    beforeNextCommit(() => call(windows.changeOpenTimes, pantry, { id, pickupTimeId: time, openTime }))
    expect((await move(pantry, id, '2026-12-04', [time])).status).toBe(409)
    expect(await shown(pantry, time)).toMatchObject({ PickupDay: '2026-11-27', OpenTime: openTime })
  })

  it('is not changed by windows of another location', async () => {
    const [first = 0] = await addedPickupTimes(pantry, await newLocation())
    expect((await move(pantry, await newLocation(), '2026-12-04', [first])).status).toBe(404)
  })
})

describe('maximum orders', () => {
  const adjust = (id: number, pickupTimeId: number, maxOrders: number, by: Caller = pantry) =>
    call(windows.adjustMaximumOrders, by, { id, pickupTimeId, maxOrders })

  it('change, down to the orders that hold a place', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    await countOrder(id, undefined, 'CREATED')
    await countOrder(id, undefined, 'CREATED')
    expect((await adjust(location, id, 1)).answer.FailureReason).toBe(
      'There are already 2 orders, so the maximum cannot be lower.',
    )
    expect((await adjust(location, id, 2)).answer.Value).toMatchObject({ MaximumOrders: 2, Status: 'Full' })
    await expect(countOrder(id, undefined, 'CREATED')).rejects.toBeInstanceOf(ConditionFailed)
    await adjust(location, id, 3)
    await countOrder(id, undefined, 'CREATED')
    expect((await grid(pantry, location)).rows[0]).toMatchObject({ MaximumOrders: 3, AllOrders: 3 })
  })

  it('are taken off again: the window takes any number', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location, [{ MaximumOrders: 1 }])
    await countOrder(id, undefined, 'CREATED')
    const off = await call(windows.adjustMaximumOrders, pantry, { id: location, pickupTimeId: id, maxOrders: null })
    expect(off.answer.Value).toMatchObject({ MaximumOrders: null, Status: 'Open' })
    await countOrder(id, undefined, 'CREATED')
    expect((await grid(pantry, location)).rows[0]).toMatchObject({ MaximumOrders: null, AllOrders: 2 })
  })

  it.each([0, -1, 1.5, 10_000])('[maximum-orders-min] of %d are malformed', async (maxOrders) => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    const { status, answer } = await adjust(location, id, maxOrders)
    expect([status, answer.Message]).toEqual([400, expect.stringMatching('^maxOrders: ')])
  })

  it('never end below orders that come at the same moment', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location, [{ MaximumOrders: 5 }])
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => countOrder(id, undefined, 'CREATED')),
      adjust(location, id, 2),
    ])
    const { PlacedOrders = 0, MaximumOrders } = (await windowById(id)) ?? {}
    expect(PlacedOrders).toBeLessThanOrEqual(MaximumOrders ?? 0)
  })
})

describe('open and close times', () => {
  const change = (id: number, pickupTimeId: number, times: { openTime?: string; closeTime?: string }) =>
    call(windows.changeOpenTimes, pantry, { id, pickupTimeId, ...times })

  it('[open-or-close] change one at a time', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    await change(location, id, { openTime: '2026-11-22T14:00:00Z' })
    const { answer } = await change(location, id, { closeTime: '2026-11-26T14:00:00Z' })
    const times = { OpenTime: '2026-11-22T14:00:00.000Z', CloseTime: '2026-11-26T14:00:00.000Z' }
    expect(answer.Value).toMatchObject({ ...times, Status: 'Upcoming' })
    expect((await grid(pantry, location)).rows[0]).toMatchObject(times)
    expect((await change(location, id, {})).status).toBe(400)
  })

  it('[day-open-editable] stay in order when two people change one each', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    beforeNextCommit(() => change(location, id, { closeTime: '2026-11-24T14:00:00.000Z' }))
    expect((await change(location, id, { openTime: '2026-11-25T14:00:00.000Z' })).answer.FailureReason).toBe(
      'The Open Date must be before the Close Date.',
    )
    expect(await shown(pantry, id)).toMatchObject({
      OpenTime: '2026-11-20T05:00:00.000Z',
      CloseTime: '2026-11-24T14:00:00.000Z',
    })
  })

  it('[day-open-editable] stay in order, on the window’s days', async () => {
    const location = await newLocation()
    const [id = 0] = await addedPickupTimes(pantry, location)
    const reason = async (times: { openTime?: string; closeTime?: string }) =>
      (await change(location, id, times)).answer.FailureReason
    expect(await reason({ openTime: '2026-11-27T05:00:00.000Z' })).toBe('The Open Date must be before the Close Date.')
    expect(await reason({ openTime: '2026-11-19T05:00:00.000Z' })).toBe('The open date cannot be in the past.')
    expect(await reason({ closeTime: '2026-11-28T06:00:00.000Z' })).toBe(
      'The Close Date must be before the Pickup Date.',
    )
    setClock(new Date('2026-11-27T12:00:00.000Z'))
    expect(await reason({ openTime: '2026-11-27T12:30:00.000Z' })).toBe(
      'The open time can only be changed before the day of the window.',
    )
    setClock(morning)
    expect((await shown(pantry, id))?.OpenTime).toBe('2026-11-20T05:00:00.000Z')
  })
})

describe('whose windows they are', () => {
  it('the food bank of an agency sees them and changes none', async () => {
    const id = await newLocation()
    const [pickupTimeId = 0] = await addedPickupTimes(pantry, id)
    expect((await grid(people.foodBank, id)).rows).toEqual((await grid(pantry, id)).rows)
    expect((await shown(people.foodBank, pickupTimeId))?.ID).toBe(pickupTimeId)
    for (const { status, answer } of [
      await add(people.foodBank, id, [pickupDraft()]),
      await call(windows.removePickupTime, people.foodBank, { id, pickupTimeId }),
      await call(windows.changePickupDate, people.foodBank, {
        id,
        pickupDate: '2026-12-04',
        pickupTimeIds: [pickupTimeId],
      }),
      await call(windows.adjustMaximumOrders, people.foodBank, { id, pickupTimeId, maxOrders: 4 }),
      await call(windows.changeOpenTimes, people.foodBank, { id, pickupTimeId, closeTime: '2026-11-26T14:00:00Z' }),
    ])
      expect([status, answer.FailureReason]).toEqual([
        200,
        'Only the food bank or agency that runs it can change this.',
      ])
    expect((await listed(pantry, id)).map(({ ID }) => ID)).toEqual([pickupTimeId])
  })

  it.each([
    ['another agency', otherPantry],
    ['another food bank', strangers],
  ])('%s finds none', async (_, stranger) => {
    const id = await newLocation()
    const [pickupTimeId = 0] = await addedPickupTimes(pantry, id)
    for (const { status } of [
      await call(windows.getPickupTimesGrid, stranger, { PantryLocationID: id }),
      await call(windows.listPickupTimes, stranger, { id }),
      await call(windows.getPickupTime, stranger, { id: pickupTimeId }),
      await add(stranger, id, [pickupDraft()]),
      await call(windows.removePickupTime, stranger, { id, pickupTimeId }),
      await call(windows.changePickupDate, stranger, { id, pickupDate: '2026-12-04', pickupTimeIds: [pickupTimeId] }),
      await call(windows.adjustMaximumOrders, stranger, { id, pickupTimeId, maxOrders: 4 }),
      await call(windows.changeOpenTimes, stranger, { id, pickupTimeId, closeTime: '2026-11-26T14:00:00Z' }),
    ])
      expect(status).toBe(404)
    expect(await count(id)).toBe(1)
  })
})

describe('the calendar', () => {
  it('shows the windows of a month by day and location, of a food bank with its agencies', async () => {
    const owner = person('agency', 5201, [ids.foodBank])
    const location = await locationFor(owner, { Label: 'Chapel' })
    const [id = 0] = await addedPickupTimes(owner, location.ID, [
      { MaximumOrders: 4 },
      { PickupStartTime: '10:00:00', PickupEndTime: '11:30:00', MaximumOrders: 6 },
      day('2026-12-01'),
    ])
    await countOrder(id, undefined, 'CREATED')
    const month = async (by: Caller) => {
      const { answer } = await call(windows.getWindowsCalendar, by, { month: '2026-11' })
      return answer.Value?.days.filter(({ PantryLocationID }) => PantryLocationID === location.ID)
    }
    expect(await month(owner)).toEqual([
      {
        Day: '2026-11-27',
        Kind: 'pickup',
        PantryLocationID: location.ID,
        EntityDeliveryProgramID: null,
        EntityID: 5201,
        Label: 'Chapel',
        Count: 2,
        StartTime: '08:00:00',
        EndTime: '11:30:00',
        Orders: 1,
        MaximumOrders: 10,
        Statuses: { Upcoming: 0, Open: 2, Full: 0, Closed: 0 },
        DayClosed: 0,
      },
    ])
    expect(await month(people.foodBank)).toEqual(await month(owner))
    expect(await month(otherPantry)).toEqual([])
  })
})

describe('a day that is closed everywhere', () => {
  const close = async (by: Caller, more = {}, on = '2026-11-27') => {
    const { answer } = await call(windows.closeDay, by, { day: on, IsClosed: true, ...more })
    return answer
  }
  /** Two locations with a time each, of which the second has an order, and a delivery. */
  async function ownerOfDay(id: number) {
    const owner = person('agency', id, [ids.foodBank])
    await table.commit([putEntity(agency(id, ids.foodBank))])
    const [empty = 0, nextDay = 0] = await addedPickupTimes(owner, (await locationFor(owner, { Label: 'Chapel' })).ID, [
      {},
      day('2026-11-28'),
    ])
    const [taken = 0] = await addedPickupTimes(owner, (await locationFor(owner, { Label: 'School' })).ID)
    await countOrder(taken, undefined, 'CREATED')
    return { owner, empty, nextDay, taken, delivery: await deliveryTimeFor(owner) }
  }
  const statusOf = async (by: Caller, id: number) => (await shown(by, id))?.Status

  it('takes no new orders at any place nor by delivery; times with orders are named and stay open until asked for', async () => {
    const { owner, empty, nextDay, taken, delivery } = await ownerOfDay(5401)
    const first = await close(owner)
    expect(first.Value).toEqual([
      expect.objectContaining({ ID: empty, Label: 'Chapel', Orders: 0, IsClosed: true }),
      expect.objectContaining({ ID: taken, Label: 'School', Orders: 1, IsClosed: false, StartTime: '08:00:00' }),
      expect.objectContaining({ ID: delivery, Kind: 'delivery', Orders: 0, IsClosed: true }),
    ])
    expect([await statusOf(owner, empty), await statusOf(owner, taken)]).toEqual(['Closed', 'Open'])
    await expect(countOrder(empty, undefined, 'CREATED', { openAt: morning })).rejects.toThrow(ConditionFailed)
    const second = await close(owner, { WithOrders: true })
    expect(second.Value?.map(({ Orders, IsClosed }) => [Orders, IsClosed])).toEqual([
      [0, true],
      [1, true],
      [0, true],
    ])
    expect(await shown(owner, taken)).toMatchObject({ Status: 'Closed', AllOrders: 1, CreatedOrders: 1 })
    expect(await statusOf(owner, nextDay)).toBe('Open')
  })

  it('is closed once, and opened again with the times as they were', async () => {
    const { owner, empty, taken } = await ownerOfDay(5402)
    const before = await shown(owner, empty)
    await close(owner, { WithOrders: true })
    const closed = await shown(owner, empty)
    expect(await close(owner, { WithOrders: true })).toEqual(await close(owner, { WithOrders: true }))
    expect(await shown(owner, empty)).toEqual(closed)
    await close(owner, { IsClosed: false })
    expect(await shown(owner, empty)).toEqual(before)
    expect(await statusOf(owner, taken)).toBe('Open')
    await countOrder(empty, undefined, 'CREATED', { openAt: morning })
  })

  it('keeps a time open whose first order comes in the moment of saving', async () => {
    const { owner, empty } = await ownerOfDay(5403)
    beforeNextCommit(() => countOrder(empty, undefined, 'CREATED'))
    const { Value } = await close(owner)
    expect(Value?.find(({ ID }) => ID === empty)).toMatchObject({ Orders: 1, IsClosed: false })
  })

  it('is the owner’s alone: neither its food bank nor another pantry closes its times', async () => {
    const { owner, empty } = await ownerOfDay(5404)
    await close(people.foodBank, { WithOrders: true })
    await close(otherPantry, { WithOrders: true })
    await close(people.foodBank, { IsClosed: false })
    await close(otherPantry, { IsClosed: false })
    expect(await statusOf(owner, empty)).toBe('Open')
  })

  it('is not in the past', async () => {
    expect((await close(pantry, {}, '2026-11-19')).FailureReason).toBe('The day of a window cannot be in the past.')
  })

  it('has more windows than a transaction takes', async () => {
    const owner = person('agency', 5405, [ids.foodBank])
    await table.commit([putEntity(agency(5405, ids.foodBank))])
    const slots = slice({ StartTime: '00:00:00', EndTime: '23:30:00' }, 10).map(({ StartTime, EndTime }) =>
      day('2026-11-27', StartTime, EndTime),
    )
    const location = await locationFor(owner)
    await addedPickupTimes(owner, location.ID, slots)
    expect((await close(owner)).Value?.filter(({ IsClosed }) => IsClosed)).toHaveLength(141)
    expect(new Set((await listed(owner, location.ID)).map(({ Status }) => Status))).toEqual(new Set(['Closed']))
  })

  it('opens a time that moves to another day', async () => {
    const { owner, empty } = await ownerOfDay(5406)
    await close(owner)
    const { PantryLocationID: id = 0 } = (await shown(owner, empty)) ?? {}
    await call(windows.changePickupDate, owner, { id, pickupDate: '2026-12-04', pickupTimeIds: [empty] })
    expect(await shown(owner, empty)).toMatchObject({ PickupDay: '2026-12-04', Status: 'Upcoming' })
  })
})

describe('delivery windows', () => {
  const addDelivery = (by: Caller, drafts: Partial<DeliveryWindowDraft>[] = [{}], options = {}) =>
    call(windows.addDeliveryWindows, by, { DeliveryTimes: drafts.map(deliveryDraft) }, options)
  const deliveries = async (by: Caller, more = {}) => {
    const { answer, body } = await call(windows.getDeliveryTimesGrid, by, more)
    if (!answer.Value) throw new Error(`No grid: ${body}`)
    return answer.Value
  }
  /** An agency without delivery windows. */
  async function newOwner(): Promise<Caller> {
    made += 1
    await table.commit([putEntity(agency(5300 + made, ids.foodBank))])
    return person('agency', 5300 + made, [ids.foodBank])
  }
  let made = 0

  it('[agency-delivery-needs-program] need a program of the agency', async () => {
    const owner = await newOwner()
    expect((await addDelivery(owner)).answer.FailureReason).toBe(
      'Please add a delivery program first: delivery windows belong to one.',
    )
    const EntityDeliveryProgramID = await programOf(owner)
    expect((await addDelivery(owner)).answer.FailureReason).toBe('Please select a Delivery Program')
    const foreign = await programOf(people.foodBank)
    expect((await addDelivery(owner, [{ EntityDeliveryProgramID: foreign }])).answer.FailureReason).toBe(
      'This delivery program does not exist.',
    )
    expect((await addDelivery(owner, [{ EntityDeliveryProgramID }])).answer.Successful).toBe(true)
  })

  it('are on the owner’s grid and on that of its food bank, with the name of their program', async () => {
    const owner = await newOwner()
    const EntityDeliveryProgramID = await programOf(owner, 'Homebound seniors')
    const { answer } = await addDelivery(owner, [{ EntityDeliveryProgramID }])
    const [id = 0] = answer.Value?.IDs ?? []
    const { rows, TimeZone } = await deliveries(owner)
    expect(TimeZone).toBe('America/New_York')
    expect(rows).toEqual([
      {
        ID: id,
        EntityID: owner.EntityID,
        FoodBankID: ids.foodBank,
        TimeZone: 'America/New_York',
        ...deliveryDraft({ EntityDeliveryProgramID }),
        Status: 'Open',
        TotalOrders: 0,
        TotalInProgressTypeOrders: 0,
        TotalSuccessfullyCompletedTypeOrders: 0,
        TotalCancelledTypeOrders: 0,
        TotalItemCount: 0,
        TotalWeight: 0,
        DeliveryProgramName: 'Homebound seniors',
      },
    ])
    expect((await deliveries(people.foodBank)).rows).toContainEqual(rows[0])
    expect((await call(windows.getDeliveryTime, people.foodBank, { id })).answer.Value).toEqual(rows[0])
    expect((await call(windows.listDeliveryWindows, owner, {})).answer.Value).toEqual(rows)
    expect((await call(windows.listDeliveryWindows, people.foodBank, {})).answer.Value).not.toContainEqual(rows[0])
    expect((await deliveries(otherPantry)).rows).not.toContainEqual(rows[0])
  })

  it('[single-maximum-delivery] need a maximum', async () => {
    const owner = await newOwner()
    const EntityDeliveryProgramID = await programOf(owner)
    const { answer } = await addDelivery(owner, [{ EntityDeliveryProgramID, MaximumOrders: null }])
    expect(answer.FailureReason).toBe('Please specify the maximum orders')
  })

  it('change their maximum, times and day as pickup times do, by their owner alone', async () => {
    const owner = await newOwner()
    const EntityDeliveryProgramID = await programOf(owner)
    const { answer } = await addDelivery(owner, [{ EntityDeliveryProgramID, DeliveryDay: '2026-12-10' }])
    const [id = 0] = answer.Value?.IDs ?? []
    const change = (asked: object, by = owner) => call(windows.changeDeliveryTime, by, { id, ...asked } as never)
    expect((await change({ maxOrders: 3 })).answer.Value).toMatchObject({ MaximumOrders: 3 })
    const closeTime = '2026-12-09T20:00:00.000Z'
    expect((await change({ closeTime })).answer.Value).toMatchObject({ CloseTime: closeTime })
    expect((await change({ closeTime: '2026-12-12T20:00:00.000Z' })).answer.Successful).toBe(false)
    const moved = (await change({ deliveryDate: '2026-12-17' })).answer.Value
    expect(moved).toMatchObject({ DeliveryDay: '2026-12-17', CloseTime: '2026-12-16T20:00:00.000Z' })
    expect((await deliveries(owner)).rows).toEqual([moved])
    expect((await change({ maxOrders: 9 }, people.foodBank)).answer.Successful).toBe(false)
    await countOrder(id, undefined, 'CREATED')
    await countOrder(id, undefined, 'CREATED')
    expect((await change({ maxOrders: 1 })).answer.FailureReason).toContain('already 2 orders')
    expect((await change({ deliveryDate: '2026-12-18' })).answer.Successful).toBe(false)
    expect((await change({ maxOrders: 4, closeTime })).status).toBe(400)
    expect((await change({})).status).toBe(400)
  })

  it('move to no day that has the same hours already', async () => {
    const owner = await newOwner()
    const EntityDeliveryProgramID = await programOf(owner)
    const days = ['2026-12-10', '2026-12-17'].map((DeliveryDay) => ({ EntityDeliveryProgramID, DeliveryDay }))
    const { answer } = await addDelivery(owner, days)
    const [id = 0] = answer.Value?.IDs ?? []
    const moved = await call(windows.changeDeliveryTime, owner, { id, deliveryDate: '2026-12-17' })
    expect(moved.answer.Successful).toBe(false)
    expect((await windowById(id))?.OrderDay).toBe('2026-12-10')
  })

  it('keep their program, until the last of them is deleted', async () => {
    const owner = await newOwner()
    const EntityDeliveryProgramID = await programOf(owner)
    const { answer } = await addDelivery(owner, [{ EntityDeliveryProgramID }])
    const [id = 0] = answer.Value?.IDs ?? []
    const remove = () => call(deliveryprograms.deleteDeliveryProgram, owner, { id: EntityDeliveryProgramID })
    expect((await remove()).answer.Successful).toBe(false)
    await countOrder(id, undefined, 'CREATED')
    const refused = await call(windows.deleteDeliveryWindow, owner, { id })
    expect(refused.answer.FailureReason).toBe('This window has orders (1), so it cannot be deleted.')
    await countOrder(id, 'CREATED', undefined)
    expect((await call(windows.deleteDeliveryWindow, people.foodBank, { id })).answer.FailureReason).toBe(
      'Only the food bank or agency that runs it can change this.',
    )
    expect((await call(windows.deleteDeliveryWindow, owner, { id })).answer).toEqual({ Successful: true, Value: null })
    expect((await deliveries(owner)).rows).toEqual([])
    expect((await remove()).answer.Successful).toBe(true)
  })

  it('are no pickup times, nor the other way round', async () => {
    const [pickup = 0] = await addedPickupTimes(pantry, await newLocation())
    expect((await call(windows.getDeliveryTime, pantry, { id: pickup })).status).toBe(404)
    expect((await call(windows.deleteDeliveryWindow, pantry, { id: pickup })).status).toBe(404)
  })
})
