import { useRef } from 'react'
import { dashboardRange, type Range } from '../../../shared/dashboard/range.ts'
import { useDebounced } from '../data/debounced.ts'

/** Section 9: the chart follows its filter after this pause. */
export const chartDelay = 500

/** The period to show for the filter's two days: once they rest, with the fallbacks of section 2, never turned around. */
export function useChartRange({ start, end }: Range, today: string): Range {
  const resting = useDebounced(`${start} ${end}`, chartDelay)
  const [first = '', last = ''] = resting.split(' ')
  const range = dashboardRange({ start: first, end: last }, today)
  const shown = useRef(range)
  if (range.start <= range.end) shown.current = range
  return shown.current
}
