import { addMonths } from '../../../../shared/core/time/zone.ts'

/** The same days a year before; the last day of February where there was no 29th. */
export const yearBefore = ({ start, end }: { start: string; end: string }) => ({
  start: addMonths(start, -12),
  end: addMonths(end, -12),
})

/** Change of a figure as a share of what it was; null where that was nothing or is unknown. */
export const changeSince = (before: number | null, now: number | null): number | null =>
  before === null || now === null || before === 0 ? null : now / before - 1
