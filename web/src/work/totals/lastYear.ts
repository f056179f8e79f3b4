import { addMonths } from '../../../../shared/core/time/zone.ts'

/** The same days a year before; the last day of February where there was no 29th. */
export const yearBefore = ({ start, end }: { start: string; end: string }) => ({
  start: addMonths(start, -12),
  end: addMonths(end, -12),
})

/** A figure that grew by more is one of a beginning, which tells nothing. */
const maxChange = 9

/** Change of a figure as a share of what it was; null where that was nothing, a beginning, or is unknown. */
export function changeSince(before: number | null, now: number | null): number | null {
  if (before === null || now === null || before === 0) return null
  const change = now / before - 1
  return change > maxChange ? null : change
}
