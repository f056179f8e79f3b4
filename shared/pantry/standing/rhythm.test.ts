import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../core/time/zone.ts'
import { dayOfRhythm, nextDayOf, type Rhythm, type Rhythmic } from './rhythm.ts'

const rhythm = (Every: Rhythm, FirstDay: string): Rhythmic => ({ Every, FirstDay })
const daysOf = (one: Rhythmic, count: number) => {
  const days = [dayOfRhythm(one, '2026-01-01')]
  while (days.length < count) days.push(nextDayOf(one, days.at(-1) ?? ''))
  return days
}

describe('days of a regular order', () => {
  it.each([
    ['each week', rhythm('week', '2026-12-22'), ['2026-12-22', '2026-12-29', '2027-01-05']],
    ['each second week', rhythm('twoWeeks', '2026-12-22'), ['2026-12-22', '2027-01-05', '2027-01-19']],
    ['the second Tuesday', rhythm('month', '2026-12-08'), ['2026-12-08', '2027-01-12', '2027-02-09']],
    ['a first day of the month', rhythm('month', '2026-12-01'), ['2026-12-01', '2027-01-05', '2027-02-02']],
    ['the fifth Tuesday is the last one', rhythm('month', '2026-12-29'), ['2026-12-29', '2027-01-26', '2027-02-23']],
    [
      'the last Sunday of a leap year’s February',
      rhythm('month', '2028-01-30'),
      ['2028-01-30', '2028-02-27', '2028-03-26'],
    ],
  ])('%s', (_, one, days) => {
    expect(daysOf(one, days.length)).toEqual(days)
  })

  it('are each once, in order and on the same weekday, over years and clock changes', () => {
    for (const Every of ['week', 'twoWeeks', 'month'] as const)
      for (let first = 0; first < 40; first++) {
        const one = rhythm(Every, addDays('2026-02-20', first))
        const days = daysOf(one, 60)
        expect(days).toEqual([...new Set(days)].toSorted())
        expect(new Set(days.map(weekdayOf))).toEqual(new Set([weekdayOf(one.FirstDay)]))
        for (const day of days) expect(dayOfRhythm(one, day)).toBe(day)
      }
  })

  it('a month has exactly one', () => {
    for (let first = 1; first <= 31; first++) {
      const one = rhythm('month', `2026-08-${String(first).padStart(2, '0')}`)
      const months = daysOf(one, 36).map((day) => day.slice(0, 7))
      expect(new Set(months).size).toBe(36)
      expect(months.at(-1)).toBe('2029-07')
    }
  })
})
