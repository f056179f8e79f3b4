import { describe, expect, it } from 'vitest'
import { isFull } from '../../../test/engine/tier.ts'
import type { PickupTimeType } from '../../rescue/donations/donation.ts'
import { postedDonation } from '../../rescue/donations/life.fixture.ts'
import { customWindow, isCustom, pickupTimeTypes } from '../../rescue/donations/pickup/pickupTime.ts'
import {
  availableDates,
  isPickupWindowOver,
  pickupSlots,
  pickupTimeChoices,
  proposalRefusal,
  recordedPickupRefusal,
} from '../../rescue/donations/pickup/proposal.ts'
import { draftRefusal, lastPickupEnd } from '../../rescue/donations/post.ts'
import * as refusals from '../../rescue/donations/refusals.ts'
import { weekOf, weeksBack } from '../../rescue/offers/weeks.ts'
import { between, endOf, startOf } from '../../work/messages/moment.ts'
import { fullDateTime, shortDateTime } from '../mail/dateTime.ts'
import type { Sentence } from '../text/sentence.ts'
import { ahead, clockChanges, zones } from './clockChanges.fixture.ts'
import { dashboardRange, defaultRange, exportRefusal, gridRange } from './range.ts'
import {
  addDays,
  daysBetween,
  formatInstant,
  formatTime,
  instantOf,
  localDay,
  localHour,
  startOfDay,
  startOfTomorrow,
  startOfTomorrowByOffset,
  zoneName,
} from './zone.ts'

/**
 * Every rule that knows a day or an hour: in the full tier in every zone, around each change of its clocks in the years to
 * come, in `npm test` around one change for each hour of the wall and each length of a jump.
 */

const [fromYear, toYear] = [2026, 2029]
const minute = 60_000
const hour = 60 * minute

/** Minutes from a change of clocks: before, within and after the hour that comes twice or not at all. */
const around = [-181, -61, -31, -1, 0, 1, 29, 31, 59, 61, 121]

interface Moment {
  readonly zone: string
  readonly now: Date
}

/** One zone of those whose clocks always agree stands for all of them. */
const zonesThatDiffer = [
  ...new Map(
    zones.map((zone) => {
      const changes = [...clockChanges(zone, fromYear, toYear)]
      return [`${changes.map((at) => `${at} ${ahead(at, zone)}`)} ${ahead(Date.UTC(fromYear, 0), zone)}`, zone]
    }),
  ).values(),
]

function* aroundChange(zone: string, change: number): Generator<Moment> {
  for (const step of around) yield { zone, now: new Date(change + step * minute) }
  const midnight = startOfDay(localDay(new Date(change), zone), zone).getTime()
  for (const ms of [-1, 0, 1, 23.5 * hour]) yield { zone, now: new Date(midnight + ms) }
}

const changes = zonesThatDiffer.flatMap((zone) => [...clockChanges(zone, fromYear, toYear)].map((at) => ({ zone, at })))
const ordinary = ['2026-11-20T15:00:00Z', '2027-12-31T23:59:59.999Z', '2028-02-29T10:30:00Z']
const moments = [
  ...changes.flatMap(({ zone, at }) => [...aroundChange(zone, at)]),
  ...zonesThatDiffer.flatMap((zone) => ordinary.map((text) => ({ zone, now: new Date(text) }))),
]

/** One change for each hour of the wall at which clocks change, and each length of a jump. */
const kinds = new Map(
  changes.map(({ zone, at }) => {
    const jump = ahead(at, zone) - ahead(at - 1, zone)
    return [`${localHour(new Date(at - 1), zone).toFixed(1)} ${jump}`, [...aroundChange(zone, at)]]
  }),
)

/** All that is wrong at moments, at most a few of it. */
function wrongAt(complaint: (moment: Moment) => string | undefined): string[] {
  const found: string[] = []
  for (const moment of isFull ? moments : [...kinds.values()].flat()) {
    const text = complaint(moment)
    if (text !== undefined) found.push(`${moment.zone} ${moment.now.toISOString()}: ${text}`)
    if (found.length > 4) break
  }
  return found
}

const own = [customWindow(0, 0.5), customWindow(1, 3), customWindow(2, 2.5), customWindow(23, 24)]
const windows = [...pickupTimeTypes, ...own.filter((one) => one !== undefined)]
/** Windows of the hours in which clocks change. */
const nightly = own.filter((one) => one !== undefined)
/** False of hours that a change of the clocks skips. */
const exists = (type: PickupTimeType, day: string, zone: string) =>
  instantOf(day, type.HourStart, zone) < instantOf(day, type.HourEnd, zone)
const recordedDays = (today: string) => [null, addDays(today, -1), today, addDays(today, 1)]

it('looks at enough: every kind of clock, and each of its changes', () => {
  expect(zones.length).toBeGreaterThan(400)
  expect(zonesThatDiffer.length).toBeGreaterThan(50)
  expect(moments.length).toBeGreaterThan(2500)
  expect(kinds.size).toBeGreaterThan(10)
})

/** Text that was found instead, when it is not this. */
const saysOnly = (said: readonly (Sentence | undefined)[], wanted: readonly (Sentence | undefined)[]) =>
  said.every((one, index) => one === wanted[index]) ? undefined : JSON.stringify(said.map((one) => one?.en))

describe('a pickup', () => {
  it('can be agreed on days that follow each other, from today on', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        for (const type of windows)
          for (const day of recordedDays(today)) {
            const days = availableDates({ DonorRecordedPickupDate: day, PickupTimeType: type, TimeZone: zone }, now)
            const span = daysBetween(days[0] ?? '', days.at(-1) ?? '')
            const between = Array.from({ length: span + 1 }, (_, n) => addDays(days[0] ?? '', n))
            const real = between.filter((one) => days.length === 1 || one === today || exists(type, one, zone))
            const follow = JSON.stringify(days) === JSON.stringify(real)
            if (days.length === 0 || (days[0] ?? '') < today || !follow) return `${type.Code} of ${day}: ${days}`
          }
        return undefined
      }),
    ).toEqual([])
  })

  it('can be agreed for each time that is shown, and for none that is over', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        for (const type of [...nightly, ...pickupTimeTypes.filter((one) => one.IsASAP || one.Code === 'EVENING')])
          for (const recorded of [null, today]) {
            const donation = { DonorRecordedPickupDate: recorded, PickupTimeType: type, TimeZone: zone }
            for (const day of availableDates(donation, now).slice(0, 2)) {
              const question = { original: type, recordedDay: recorded, chosenDay: day, now, zone }
              for (const shown of pickupTimeChoices(question).times) {
                if (instantOf(day, shown.HourEnd, zone) <= now) return `${shown.Code} on ${day} is over`
                const slots = !isCustom(shown) ? [] : pickupSlots(shown, day, now, zone)
                for (const time of [shown, ...slots.slice(0, 2)])
                  if (proposalRefusal(donation, day, time.ID, now)) return `${time.Code} on ${day} is refused`
              }
            }
          }
        return undefined
      }),
    ).toEqual([])
  })

  it('has half hours that lie in its window, follow each other and have not ended', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        for (const type of nightly) {
          let last = instantOf(today, type.HourStart, zone)
          for (const slot of pickupSlots(type, today, now, zone)) {
            const [start, end] = [instantOf(today, slot.HourStart, zone), instantOf(today, slot.HourEnd, zone)]
            const isWithin = start >= last && end > start && end <= instantOf(today, type.HourEnd, zone)
            if (!isWithin || end <= now) return `${slot.Code} of ${type.Code}`
            last = end
          }
        }
        return undefined
      }),
    ).toEqual([])
  })

  it('is over when its window has ended, for the donor as for the labels', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        for (const type of windows)
          for (const [day, isToday] of [
            [today, true],
            [addDays(today, 1), false],
          ] as const) {
            const isOver = isPickupWindowOver(
              postedDonation({ DonorRecordedPickupDate: day, PickupTimeType: type, TimeZone: zone, Matches: [] }),
              now,
            )
            const refusal = recordedPickupRefusal({ day, type, now, zone })
            if (!exists(type, day, zone)) {
              if (refusal?.refused !== refusals.pickupHoursSkipped) return `${type.Code} on ${day}: accepted`
              continue
            }
            const refused = refusal !== undefined
            if (isOver !== refused || (isOver && !isToday)) return `${type.Code} on ${day}: ${isOver}, ${refused}`
          }
        return undefined
      }),
    ).toEqual([])
  })

  it('can be recorded for today and thirty days, and no others', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        const type = windows[0]
        if (!type) return 'no windows'
        const refused = [-1, 0, 30, 31].map(
          (ahead) => recordedPickupRefusal({ day: addDays(today, ahead), type, now, zone })?.refused,
        )
        return saysOnly(refused, [refusals.pickupDateInThePast, undefined, undefined, refusals.pickupDateTooFar])
      }),
    ).toEqual([])
  })
})

describe('a delayed start', () => {
  const draft = { DonorLocationID: 1, categories: [], StorageRequirementIDs: [], PickupTimeTypeID: 6 }

  it('may be tomorrow at midnight, and not after the last pickup', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const type = windows[5]
        if (!type) return 'no windows'
        const end = lastPickupEnd({ day: null, type, now, zone })
        const at = (StartAfter: Date) =>
          draftRefusal(
            { ...draft, DonorRecordedPickupDate: null, StartAfter: StartAfter.toISOString() },
            type,
            now,
            zone,
          )?.refused
        const told = [at(now), at(startOfTomorrow(now, zone)), at(new Date(end.getTime() - 1)), at(end)]
        return saysOnly(told, [refusals.startIsInThePast, undefined, undefined, refusals.startTooLate])
      }),
    ).toEqual([])
  })

  it('by the offset of a clock is that clock’s next midnight', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const minutes = ahead(now.getTime(), zone) / minute
        const two = (number: number) => String(Math.trunc(Math.abs(number))).padStart(2, '0')
        const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
        const start = startOfTomorrowByOffset(now, offset).getTime()
        const isMidnight = (start + minutes * minute) % (24 * hour) === 0
        const wait = start - now.getTime()
        return isMidnight && wait > 0 && wait <= 24 * hour ? undefined : `${new Date(start).toISOString()} by ${offset}`
      }),
    ).toEqual([])
  })
})

describe('days', () => {
  it('never go back, and each lasts from its start to that of the next', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        const [start, end] = [startOfDay(today, zone), startOfDay(addDays(today, 1), zone)]
        const hours = (end.getTime() - start.getTime()) / hour
        if (localDay(new Date(now.getTime() + minute), zone) < today) return 'goes back'
        return start <= now && now < end && hours >= 22 && hours <= 26 ? undefined : `${today} has ${hours} hours`
      }),
    ).toEqual([])
  })

  it('of a message filter are whole: what was sent in them is found', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const today = localDay(now, zone)
        const { from = '', to = '' } = between(startOf(today), endOf(today), zone)
        const sent = now.toISOString()
        const next = startOfDay(addDays(today, 1), zone).toISOString()
        return from <= sent && sent < to && to === next ? undefined : `${today} is ${from} to ${to}, not ${next}`
      }),
    ).toEqual([])
  })

  it('of dashboards, grids and exports are in order on every day', () => {
    for (let day = '2026-11-20'; day < '2028-11-20'; day = addDays(day, 1)) {
      for (const range of [
        defaultRange(day),
        gridRange('status', day),
        gridRange('agencyHistory', day),
        gridRange('distributor', day),
      ]) {
        expect(range.start <= range.end, day).toBe(true)
        expect(exportRefusal(range.start, range.end), day).toBeUndefined()
      }
      expect(dashboardRange({ start: addDays(day, -400), end: undefined }, day)).toEqual({
        start: addDays(day, -400),
        end: day,
      })
    }
  })
})

describe('weeks of fairness', () => {
  it('are thirteen in a row from every day, and hold the last 84 days', () => {
    for (let day = '2026-11-20'; day < '2028-11-20'; day = addDays(day, 1)) {
      const now = new Date(`${day}T23:59:59.999Z`)
      const weeks = weeksBack(now)
      expect(new Set(weeks).size, day).toBe(13)
      for (const back of [0, 1, 6, 7, 8, 41, 77, 83, 84])
        expect(weeks, day).toContain(weekOf(new Date(now.getTime() - back * 24 * hour)))
    }
  })
})

describe('mails and timelines', () => {
  it('can write every moment in both languages, and tell the two passes of an hour apart', () => {
    expect(
      wrongAt(({ zone, now }) => {
        for (const language of ['en', 'es'] as const) {
          const texts = [fullDateTime, shortDateTime, formatInstant, formatTime].map((write) =>
            write(now, zone, language),
          )
          if (texts.some((text) => !/\d:\d\d/.test(text))) return texts.join(' | ')
        }
        return undefined
      }),
    ).toEqual([])
    for (const zone of zonesThatDiffer)
      for (const change of clockChanges(zone, fromYear, toYear)) {
        const [before, after] = [new Date(change - 1), new Date(change)]
        expect(zoneName(before, zone, 'en'), `${zone} ${after.toISOString()}`).not.toBe(zoneName(after, zone, 'en'))
      }
  })

  it('name the hour that the wall shows', () => {
    expect(
      wrongAt(({ zone, now }) => {
        const [, hours = '', minutes = '', half] = /(\d+):(\d\d) (AM|PM)/.exec(formatTime(now, zone, 'en')) ?? []
        const shown = (Number(hours) % 12) + (half === 'PM' ? 12 : 0) + Number(minutes) / 60
        return Math.abs(shown - Math.floor(localHour(now, zone) * 60) / 60) < 0.001 ? undefined : `${shown}`
      }),
    ).toEqual([])
  })
})
