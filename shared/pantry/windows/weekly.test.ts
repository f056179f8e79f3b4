import { describe, expect, it } from 'vitest'
import type { Sentence } from '../../core/text/sentence.ts'
import { endOptions, timeOptions } from '../../core/time/wallTime.ts'
import { addDays } from '../../core/time/zone.ts'
import * as refusals from './refusals.ts'
import {
  closedWhenCreated,
  copiedDrafts,
  daysBeforeOptions,
  type ExistingWindow,
  previewOf,
  removedWith,
  type WeeklyFields,
  weeklyDays,
  weeklyDefaults,
  weeklyDrafts,
  weeklyRefusal,
  weeksOptions,
} from './weekly.ts'
import type { WindowKind } from './window.ts'

const zone = 'America/New_York'
/** A Friday. */
const today = '2026-11-20'
const fields = (more: Partial<WeeklyFields> = {}): WeeklyFields => ({
  ...weeklyDefaults(today),
  StartDay: today,
  ...more,
})
const drafts = (more: Partial<WeeklyFields> = {}, existing: ExistingWindow[] = [], removed: string[] = []) =>
  weeklyDrafts(fields(more), { existing, removed: new Set(removed), zone })
const existing = (
  Day: string,
  StartTime = '08:00:00',
  EndTime = '17:00:00',
  EntityDeliveryProgramID: number | null = null,
) => ({
  Day,
  StartTime,
  EndTime,
  OpenTime: `${Day}T05:00:00.000Z`,
  CloseTime: `${Day}T06:00:00.000Z`,
  EntityDeliveryProgramID,
})

describe('the weekly form', () => {
  it('[weekly-days-default] [weekly-start-default] [weekly-open-default] [weekly-close-default] [weeks-options] begins so', () => {
    expect(weeklyDefaults(today)).toMatchObject({
      Weekdays: [1, 2, 3, 4, 5],
      StartDay: addDays(today, 2),
      Weeks: 4,
      StartTime: '08:00:00',
      EndTime: '17:00:00',
      OpenDaysBefore: 14,
      OpenTime: '00:00:00',
      CloseDaysBefore: 1,
      CloseTime: '00:00:00',
    })
    expect(weeksOptions).toEqual([1, 2, 3, 4, 6, 8, 26, 52])
  })
  it('[days-before-options] offers 0 to 30 days before', () => {
    expect([daysBeforeOptions[0], daysBeforeOptions.at(-1), daysBeforeOptions.length]).toEqual([0, 30, 31])
  })
  it('[time-step-30] [weekly-end-options] offers times every half hour, and ends only after the start', () => {
    expect([timeOptions.length, timeOptions[1], timeOptions.at(-1)]).toEqual([48, '00:30:00', '23:30:00'])
    expect(endOptions('22:00:00')).toEqual(['22:30:00', '23:00:00', '23:30:00'])
    expect(endOptions('23:30:00')).toEqual([])
  })
})

describe('its days', () => {
  it('[weekly-week-sunday] are those of weeks from Sunday on, and none before the start date', () => {
    expect(weeklyDays(fields({ Weeks: 1 }))).toEqual(['2026-11-20'])
    expect(weeklyDays(fields({ Weeks: 2 }))).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
    expect(weeklyDays(fields({ StartDay: '2026-11-22', Weeks: 1, Weekdays: [0, 6] }))).toEqual([
      '2026-11-22',
      '2026-11-28',
    ])
  })
  it('are none without weekdays or start date', () => {
    expect(weeklyDays(fields({ Weekdays: [] }))).toEqual([])
    expect(weeklyDays(fields({ StartDay: '' }))).toEqual([])
  })
})

describe('its windows', () => {
  it('open and close at the same time of the wall before each day, also over a change of the clocks', () => {
    const [first] = drafts({ Weeks: 1 })
    expect(first).toEqual({
      OrderDay: '2026-11-20',
      StartTime: '08:00:00',
      EndTime: '17:00:00',
      OpenTime: '2026-11-06T05:00:00.000Z',
      CloseTime: '2026-11-19T05:00:00.000Z',
      MaximumOrders: null,
      EntityDeliveryProgramID: null,
    })
    const [spring] = drafts({ Weeks: 1, StartDay: '2027-03-16' })
    expect([spring?.OpenTime, spring?.CloseTime]).toEqual(['2027-03-02T05:00:00.000Z', '2027-03-15T04:00:00.000Z'])
  })
  it('leave out hours that the clocks skip', () => {
    const night = { StartDay: '2027-03-14', Weeks: 1, Weekdays: [0], StartTime: '01:00:00', EndTime: '04:00:00' }
    const starts = drafts({ ...night, HasSlots: true, SlotMinutes: 30 }).map(({ StartTime }) => StartTime)
    expect(starts).toEqual(['01:00:00', '01:30:00', '03:00:00', '03:30:00'])
  })
  it('[weekly-excludes-removed] leave out removed days and times', () => {
    const slots = {
      Weeks: 1,
      StartDay: '2026-11-23',
      Weekdays: [1, 2],
      HasSlots: true,
      SlotMinutes: 120,
      EndTime: '12:30:00',
    }
    const kept = drafts(slots, [], ['2026-11-23', '2026-11-24 08:00:00-09:59:59'])
    expect(kept.map(({ OrderDay, StartTime }) => `${OrderDay} ${StartTime}`)).toEqual(['2026-11-24 10:00:00'])
  })
  it('[weekly-last-time-removes-day] removing the last new time of a day takes the day away', () => {
    const there = [existing('2026-11-20', '18:00:00', '19:00:00')]
    const left = drafts({ Weeks: 2, Weekdays: [5] }, there, ['2026-11-20 08:00:00-17:00:00'])
    expect(previewOf(left, there).map(({ Day }) => Day)).toEqual(['2026-11-27'])
  })
  it('[weekly-last-time-removes-day] a day whose last new time was removed stays away when the hours change', () => {
    const monday = { Weeks: 1, StartDay: '2026-11-23', Weekdays: [1, 2] }
    const gone = removedWith(new Set(), ['2026-11-23 08:00:00-17:00:00'], drafts(monday))
    const later = drafts({ ...monday, StartTime: '09:00:00' }, [], [...gone])
    expect(later.map(({ OrderDay }) => OrderDay)).toEqual(['2026-11-24'])
    const slots = { ...monday, HasSlots: true, SlotMinutes: 120, EndTime: '12:00:00' }
    const oneLeft = removedWith(new Set(), ['2026-11-23 08:00:00-09:59:59'], drafts(slots))
    expect([...oneLeft]).toEqual(['2026-11-23 08:00:00-09:59:59'])
  })
  it('leave out those that exist already, of the same program', () => {
    const there = [existing('2026-11-20')]
    expect(drafts({ Weeks: 1 }, there)).toEqual([])
    expect(drafts({ Weeks: 1, EntityDeliveryProgramID: 3 }, there)).toHaveLength(1)
  })
  it('are 52 weeks of 7 days and 47 half hours at most quickly enough', () => {
    const most = {
      Weeks: 52,
      StartDay: '2026-11-22',
      Weekdays: [0, 1, 2, 3, 4, 5, 6],
      StartTime: '00:00:00',
      EndTime: '23:30:00',
    }
    expect(drafts({ ...most, HasSlots: true, SlotMinutes: 30 })).toHaveLength(52 * 7 * 47 - 2)
  })
})

describe('the preview', () => {
  it('[weekly-overlap-icon] shows existing windows of a day beside the new ones', () => {
    const there = [existing('2026-11-20', '09:00:00', '10:00:00')]
    const [day] = previewOf(drafts({ Weeks: 1 }, there), there)
    expect(day?.hasExisting).toBe(true)
    expect(day?.times.map(({ StartTime, isExisting }) => [StartTime, isExisting])).toEqual([
      ['08:00:00', false],
      ['09:00:00', true],
    ])
  })
})

describe('its message', () => {
  const refused = (more: Partial<WeeklyFields>, kind: WindowKind = 'pickup', hasPrograms = false) =>
    weeklyRefusal(fields(more), { kind, hasPrograms, count: drafts(more).length })?.refused
  it.each<[string, Partial<WeeklyFields>, Sentence | undefined]>([
    ['nothing wrong', {}, undefined],
    ['weekly-needs-new', { Weekdays: [] }, refusals.windowsMissing],
    ['weekly-slot-required', { HasSlots: true }, refusals.slotLength],
    ['a length', { HasSlots: true, SlotMinutes: 30 }, undefined],
    ['no end', { EndTime: '' }, refusals.windowFill],
    ['no start date', { StartDay: '' }, refusals.windowFill],
    ['an end before the start', { StartTime: '18:00:00' }, refusals.windowStartEnd],
    ['closing before opening', { CloseDaysBefore: 15 }, refusals.windowOpenCloseDate],
    ['opening and closing at once', { CloseDaysBefore: 14 }, refusals.windowOpenCloseTime],
  ])('[weekly-needs-new] [weekly-slot-required] with %s', (_, more, expected) => {
    expect(refused(more)).toBe(expected)
  })
  it('[weekly-delivery-maximum] for deliveries asks for the maximum orders, and for a program when there are any', () => {
    expect(refused({}, 'delivery')).toBe(refusals.windowMaximum)
    expect(refused({ MaximumOrders: 5 }, 'delivery')).toBeUndefined()
    expect(refused({ MaximumOrders: 5 }, 'delivery', true)).toBe(refusals.windowProgram)
    expect(refused({ MaximumOrders: 5, EntityDeliveryProgramID: 2 }, 'delivery', true)).toBeUndefined()
  })
})

describe('windows that would be closed when they are created', () => {
  it('are today’s and tomorrow’s, and none from the form’s own first day on: on a Monday at 10, two of 20', () => {
    const now = new Date('2026-11-23T15:00:00.000Z')
    const own = weeklyDefaults('2026-11-23')
    const closed = (fields: WeeklyFields) => {
      const drafts = weeklyDrafts(fields, { existing: [], removed: new Set(), zone: 'America/New_York' })
      return [drafts.length, closedWhenCreated(drafts, now).map(({ OrderDay }) => OrderDay)]
    }
    expect(closed({ ...own, StartDay: '2026-11-23' })).toEqual([20, ['2026-11-23', '2026-11-24']])
    expect(closed(own)).toEqual([18, []])
  })
})

describe('copied windows', () => {
  const source = {
    Day: '2026-10-27',
    StartTime: '10:00:00',
    EndTime: '11:00:00',
    OpenTime: '2026-10-20T12:00:00.000Z',
    CloseTime: '2026-10-26T12:00:00.000Z',
    EntityDeliveryProgramID: null,
    MaximumOrders: 8,
  }
  const copy = (more: Partial<Parameters<typeof copiedDrafts>[0]> = {}) =>
    copiedDrafts({
      source: [source],
      days: 7,
      existing: [],
      removed: new Set(),
      zone: 'America/New_York',
      today: '2026-10-28',
      ...more,
    })
  it('keep weekday, hours, maximum and the wall clock of opening and closing, over a clock change as well', () => {
    expect(copy()).toEqual([
      {
        OrderDay: '2026-11-03',
        StartTime: '10:00:00',
        EndTime: '11:00:00',
        OpenTime: '2026-10-27T12:00:00.000Z',
        CloseTime: '2026-11-02T13:00:00.000Z',
        EntityDeliveryProgramID: null,
        MaximumOrders: 8,
      },
    ])
  })
  it.each([
    ['there already', { existing: [{ ...source, Day: '2026-11-03' }] }],
    ['past', { today: '2026-11-04' }],
    ['taken out', { removed: new Set(['2026-11-03']) }],
  ])('leave out what is %s', (_, more) => {
    expect(copy(more)).toEqual([])
  })
})
