import { describe, expect, it } from 'vitest'
import { refusalText } from '../../core/refusalText.ts'
import type { Sentence } from '../../core/text/sentence.ts'
import * as refusals from './refusals.ts'
import { singleDefaults } from './weekly.ts'
import {
  freesCapacity,
  maximumRefusal,
  newWindow,
  type OrderWindow,
  type WindowDraft,
  type WindowKind,
  windowRemovalRefusal,
} from './window.ts'
import {
  dateRefusal,
  openTimesRefusal,
  sameTimesRefusal,
  type WindowFields,
  windowDraftRefusal,
  windowFieldsOf,
  windowOnDay,
  windowRefusal,
} from './windowRules.ts'
import { capacityLeft } from './windowStatus.ts'

const zone = 'America/New_York'
/** Friday, ten in the morning in New York. */
const now = new Date('2026-11-20T15:00:00.000Z')
const today = '2026-11-20'

const fields = (more: Partial<WindowFields> = {}): WindowFields => ({ ...singleDefaults(today), ...more })
const message = (more: Partial<WindowFields>, kind: WindowKind = 'pickup', context = {}) => {
  const found = windowRefusal(fields(more), { kind, hasPrograms: false, ...context })
  return found && refusalText(found, 'en')
}

describe('the single-day form', () => {
  it('[single-day-default] [single-open-default] [single-close-default] opens with a window that can be added', () => {
    expect(fields()).toEqual({
      OrderDay: '2026-11-27',
      StartTime: '08:00:00',
      EndTime: '17:00:00',
      OpenDay: '2026-11-20',
      OpenTime: '00:00:00',
      CloseDay: '2026-11-26',
      CloseTime: '23:30:00',
      MaximumOrders: null,
      EntityDeliveryProgramID: null,
    })
    expect(message({})).toBeUndefined()
  })

  it.each([
    ['single-start-before-end', { StartTime: '17:00:00' }, 'The Start Time must be before the End Time.'],
    ['single-start-before-end', { StartTime: '17:30:00' }, 'The Start Time must be before the End Time.'],
    ['single-open-before-close-date', { CloseDay: '2026-11-19' }, 'The Open Date must be before the Close Date.'],
    [
      'single-open-before-close-time',
      { CloseDay: today, OpenTime: '09:00:00', CloseTime: '09:00:00' },
      'The Open Time must be before the Close Time.',
    ],
    [
      'single-open-before-start-time',
      { OpenDay: '2026-11-27', CloseDay: '2026-11-27', OpenTime: '08:30:00' },
      'The Open Time must be before the Pickup Start Time.',
    ],
    [
      'single-open-date-order-day',
      { OpenDay: '2026-11-28', CloseDay: '2026-11-28', CloseTime: '12:00:00', OrderDay: '2026-11-27' },
      'The Close Date must be before the Pickup Date.',
    ],
    ['single-close-date-order-day', { CloseDay: '2026-11-28' }, 'The Close Date must be before the Pickup Date.'],
    ['single-all-fields', { EndTime: '' }, 'Please fill all fields.'],
    ['single-all-fields', { OpenDay: '' }, 'Please fill all fields.'],
  ])('[%s] with %o', (_, more, text) => {
    expect(message(more)).toBe(text)
  })

  it.each([
    [
      'the same day for opening and closing, in order',
      { CloseDay: today, OpenTime: '09:00:00', CloseTime: '09:30:00' },
    ],
    [
      'opening at the very start of the pickup',
      { OpenDay: '2026-11-27', OpenTime: '08:00:00', CloseDay: '2026-11-27' },
    ],
    ['closing on the day itself, even after its start', { CloseDay: '2026-11-27', CloseTime: '23:30:00' }],
    ['no maximum', { MaximumOrders: null }],
  ])('allows %s', (_, more) => {
    expect(message(more)).toBeUndefined()
  })

  it('[single-open-date-order-day] names the open date when the close date is right', () => {
    const late = { OpenDay: '2026-11-28', CloseDay: '2026-11-27' }
    expect(message(late)).toBe('The Open Date must be before the Pickup Date.')
    expect(message({ ...late, MaximumOrders: 5 }, 'delivery')).toBe('The Open Date must be before the Delivery Date.')
  })

  it('speaks of deliveries where it is about them', () => {
    const delivery = { MaximumOrders: 5 }
    const onTheDay = { OpenDay: '2026-11-27', CloseDay: '2026-11-27', OpenTime: '08:30:00' }
    expect(message({ ...delivery, ...onTheDay }, 'delivery')).toBe(
      'The Open Time must be before the Delivery Start Time.',
    )
    expect(message({ ...delivery, CloseDay: '2026-11-28' }, 'delivery')).toBe(
      'The Close Date must be before the Delivery Date.',
    )
  })

  it('[single-batch-length] needs a length to cut the range', () => {
    expect(message({}, 'pickup', { isBatch: true, slotMinutes: null })).toBe('Please select a window length')
    expect(message({}, 'pickup', { isBatch: true, slotMinutes: 30 })).toBeUndefined()
  })

  it('[single-maximum-delivery] needs a maximum for deliveries, and never one of 0', () => {
    expect(message({}, 'delivery')).toBe('Please specify the maximum orders')
    expect(message({ MaximumOrders: 0 })).toBe('Please specify the maximum orders')
    expect(message({ MaximumOrders: 1 }, 'delivery')).toBeUndefined()
  })

  it('[single-program-delivery] needs a program for deliveries when there are any', () => {
    const delivery = { MaximumOrders: 4 }
    expect(message(delivery, 'delivery', { hasPrograms: true })).toBe('Please select a Delivery Program')
    expect(message({ ...delivery, EntityDeliveryProgramID: 3 }, 'delivery', { hasPrograms: true })).toBeUndefined()
    expect(message(delivery, 'delivery')).toBeUndefined()
  })

  it('[single-last-failing-wins] shows the last of several', () => {
    const wrong = { StartTime: '18:00:00', CloseDay: '2026-11-19' }
    expect(message(wrong)).toBe('The Open Date must be before the Close Date.')
    expect(message({ ...wrong, OpenDay: '2026-11-29' })).toBe('The Open Date must be before the Pickup Date.')
    expect(message({ ...wrong, EndTime: '' })).toBe('Please fill all fields.')
    expect(message({ ...wrong, EndTime: '' }, 'delivery')).toBe('Please specify the maximum orders')
  })
})

const draft = (more: Partial<WindowDraft> = {}): WindowDraft => ({
  OrderDay: '2026-11-27',
  StartTime: '08:00:00',
  EndTime: '17:00:00',
  OpenTime: '2026-11-20T05:00:00.000Z',
  CloseTime: '2026-11-27T04:30:00.000Z',
  MaximumOrders: 10,
  EntityDeliveryProgramID: null,
  ...more,
})
const refused = (more: Partial<WindowDraft>, kind: WindowKind = 'pickup', programs: number[] = []) =>
  windowDraftRefusal(draft(more), kind, { zone, now, programs: new Set(programs) })?.refused

describe('a draft that was sent', () => {
  it('is read on the wall of the location', () => {
    expect(windowFieldsOf(draft(), zone)).toMatchObject({
      OpenDay: '2026-11-20',
      OpenTime: '00:00:00',
      CloseDay: '2026-11-26',
      CloseTime: '23:30:00',
    })
  })

  it.each<[string, Partial<WindowDraft>, Sentence | undefined]>([
    ['as the form makes it', {}, undefined],
    ['of today', { OrderDay: today, CloseTime: '2026-11-20T12:00:00.000Z' }, undefined],
    [
      'of yesterday',
      { OrderDay: '2026-11-19', OpenTime: '2026-11-18T05:00:00Z', CloseTime: '2026-11-19T05:00:00Z' },
      refusals.windowDayPast,
    ],
    ['that ends before it starts', { EndTime: '07:59:59' }, refusals.windowStartEnd],
    ['that closes before it opens', { CloseTime: '2026-11-20T04:00:00.000Z' }, refusals.windowOpenCloseDate],
    ['that names a program which is not there', { EntityDeliveryProgramID: 7 }, refusals.unknownDeliveryProgram],
    [
      'in the hour that the clocks skip',
      { OrderDay: '2027-03-14', StartTime: '02:00:00', EndTime: '02:30:00' },
      refusals.windowHoursSkipped,
    ],
    ['around that hour', { OrderDay: '2027-03-14', StartTime: '01:30:00', EndTime: '03:30:00' }, undefined],
    ['in the hour that comes twice', { OrderDay: '2027-11-07', StartTime: '01:00:00', EndTime: '01:30:00' }, undefined],
  ])('%s', (_, more, expected) => {
    expect(refused(more)).toBe(expected)
  })

  it('needs one of the owner’s programs for a delivery, where there are any', () => {
    expect(refused({}, 'delivery', [3])).toBe(refusals.windowProgram)
    expect(refused({ EntityDeliveryProgramID: 3 }, 'delivery', [3])).toBeUndefined()
    expect(refused({ EntityDeliveryProgramID: 4 }, 'delivery', [3])).toBe(refusals.unknownDeliveryProgram)
  })
})

const place = {
  Kind: 'pickup',
  EntityID: 11,
  FoodBankID: 10,
  PantryLocationID: 5,
  DeliveryProgramName: null,
  TimeZone: zone,
} as const
const window = (more: Partial<OrderWindow> = {}): OrderWindow => ({ ...newWindow(1, place, draft()), ...more })

describe('another day', () => {
  it('keeps how many days before the window opens and closes, and at what time of the wall', () => {
    expect(windowOnDay(window(), '2026-12-04')).toMatchObject({
      OrderDay: '2026-12-04',
      StartTime: '08:00:00',
      OpenTime: '2026-11-27T05:00:00.000Z',
      CloseTime: '2026-12-04T04:30:00.000Z',
    })
    // Daylight saving begins on 14 March 2027: midnight is at 04:00 UTC from then on.
    expect(windowOnDay(window(), '2027-03-26').OpenTime).toBe('2027-03-19T04:00:00.000Z')
  })

  it.each<[string, Partial<OrderWindow>, object, Sentence | undefined]>([
    ['a free day', {}, {}, undefined],
    ['today', {}, { day: today }, undefined],
    ['a past day', {}, { day: '2026-11-19' }, refusals.windowDayPast],
    ['a day that has windows', {}, { isTaken: true }, refusals.windowDayTaken],
    ['any day, with an order', { AllOrders: 1, CancelledOrders: 1 }, {}, refusals.windowDayHasOrders],
    [
      'the night in which its hours are skipped',
      { StartTime: '02:00:00', EndTime: '02:59:59' },
      { day: '2027-03-14' },
      refusals.windowHoursSkipped,
    ],
  ])('[day-date-editable] %s', (_, more, change, expected) => {
    expect(dateRefusal(window(more), { day: '2026-12-04', isTaken: false, now, ...change })?.refused).toBe(expected)
  })
})

describe('other times of opening and closing', () => {
  const at = (OrderDay: string) =>
    window({ OrderDay, OpenTime: '2026-11-10T05:00:00.000Z', CloseTime: '2026-11-20T20:00:00.000Z' })
  it.each<[string, OrderWindow, object, Sentence | undefined]>([
    ['a later opening', window(), { OpenTime: '2026-11-25T05:00:00.000Z' }, undefined],
    ['an earlier closing', window(), { CloseTime: '2026-11-25T05:00:00.000Z' }, undefined],
    ['an opening after the closing', window(), { OpenTime: '2026-11-27T05:00:00.000Z' }, refusals.windowOpenCloseDate],
    ['a closing before the opening', window(), { CloseTime: '2026-11-20T04:00:00.000Z' }, refusals.windowOpenCloseDate],
    ['a closing after the day', window(), { CloseTime: '2026-11-28T06:00:00.000Z' }, refusals.closeDateOfPickup],
    ['an opening in the past', window(), { OpenTime: '2026-11-19T12:00:00.000Z' }, refusals.openTimePast],
    [
      '[day-open-editable] an opening on the day itself',
      at(today),
      { OpenTime: '2026-11-20T16:00:00.000Z' },
      refusals.openTimeFixed,
    ],
    ['a closing on the day itself', at(today), { CloseTime: '2026-11-20T21:00:00.000Z' }, undefined],
  ])('%s', (_, of, change, expected) => {
    expect(openTimesRefusal(of, change, now)?.refused).toBe(expected)
  })
})

it('[window-with-orders-locked] a window with any order stays', () => {
  expect(windowRemovalRefusal(window())).toBeUndefined()
  expect(windowRemovalRefusal(window({ AllOrders: 1, CancelledOrders: 1 }))?.refused).toBe(refusals.windowHasOrders)
})

it('a maximum is not below the orders that hold a place', () => {
  const full = window({ AllOrders: 5, CancelledOrders: 1, PlacedOrders: 4 })
  expect(maximumRefusal(full, 4)).toBeUndefined()
  expect(maximumRefusal(full, 3)).toEqual({ refused: refusals.maximumBelowOrders, values: { count: 4 } })
})

describe('windows of the same times', () => {
  const times = { OrderDay: '2026-11-27', StartTime: '08:00:00', EndTime: '09:00:00', EntityDeliveryProgramID: null }

  it.each([
    ['alone', [times], [], undefined],
    ['beside another day', [times], [{ ...times, OrderDay: '2026-11-28' }], undefined],
    ['beside another start', [times], [{ ...times, StartTime: '08:30:00' }], undefined],
    ['beside another end', [times], [{ ...times, EndTime: '10:00:00' }], undefined],
    ['beside another program', [times], [{ ...times, EntityDeliveryProgramID: 3 }], undefined],
    ['that is there', [times], [times], { day: '2026-11-27' }],
    ['twice among the new ones', [times, times], [], { day: '2026-11-27' }],
  ])('may be added %s', (_, drafts, existing, values) => {
    const expected = values && { refused: refusals.windowTwice, values }
    expect(sameTimesRefusal(drafts, existing)).toEqual(expected)
  })
})

describe('the places of a window', () => {
  it.each([
    [null, 7, null],
    [10, 7, 3],
    [10, 10, 0],
    [10, 12, 0],
  ])('of at most %s with %s orders: %s left', (MaximumOrders, PlacedOrders, left) => {
    expect(capacityLeft({ MaximumOrders, PlacedOrders }, now)).toBe(left)
  })

  it('are given back by cancelled and abandoned orders alone', () => {
    const codes = ['CREATED', 'PROCESSING', 'PACKED', 'DELIVEREDTONEIGHBOR', 'ABANDONED', 'CANCELLED'] as const
    expect(codes.filter(freesCapacity)).toEqual(['ABANDONED', 'CANCELLED'])
  })
})
