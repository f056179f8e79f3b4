import { addMonths } from '../../../../shared/core/time/zone.ts'

/** The same days a year before; the last day of February where there was no 29th. */
export const yearBefore = ({ start, end }: { start: string; end: string }) => ({
  start: addMonths(start, -12),
  end: addMonths(end, -12),
})
