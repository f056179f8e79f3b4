import { addDays, addMonths, monthOf } from '../../../../shared/core/time/zone.ts'

/** Days `YYYY-MM-DD`, both included; empty is open. */
export interface Range {
  start: string
  end: string
}

export const isOrdered = ({ start, end }: Range) => start === '' || end === '' || start <= end

/** The usual time spans beside the two days of a filter. */
export const presetsOf = (today: string, mayBeOpen: boolean) => [
  ...(mayBeOpen ? [{ key: 'anyTime', start: '', end: '' } as const] : []),
  { key: 'last7Days', start: addDays(today, -7), end: today } as const,
  { key: 'last30Days', start: addDays(today, -30), end: today } as const,
  { key: 'last60Days', start: addDays(today, -60), end: today } as const,
  { key: 'thisMonth', start: `${monthOf(today)}-01`, end: today } as const,
  {
    key: 'lastMonth',
    start: addMonths(`${monthOf(today)}-01`, -1),
    end: addDays(`${monthOf(today)}-01`, -1),
  } as const,
  { key: 'thisYear', start: `${today.slice(0, 4)}-01-01`, end: today } as const,
]

/** A range as list endpoints take it; an empty day is left to the endpoint's default. */
export const dateFilters = ({ start, end }: Range) => ({
  ...(start ? { dateStartFilter: start } : {}),
  ...(end ? { dateEndFilter: end } : {}),
})
