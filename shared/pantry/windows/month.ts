import { addDays, addMonths, monthOf, weekdayOf } from '../../core/time/zone.ts'

/** A month as a calendar draws it: whole weeks from Sunday on, with days of the months beside it. */

export const isMonth = (text: string) => /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(text)
export const monthAfter = (month: string, months: number) => monthOf(addMonths(`${month}-01`, months))

export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const next = `${monthAfter(month, 1)}-01`
  const weeks: string[][] = []
  for (let sunday = start; sunday < next; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)))
  return weeks
}
