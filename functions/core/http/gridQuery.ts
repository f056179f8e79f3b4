import { gridRange } from '../../../shared/core/time/range.ts'
import { addDays, isZone, localDay, startOfDay } from '../../../shared/core/time/zone.ts'
import { HttpFault } from './fault.ts'

/** Common part of the grids' queries. */

export const defaultRows = 25

interface AskedRange {
  readonly dateStartFilter?: string | undefined
  readonly dateEndFilter?: string | undefined
}
interface AskedDays extends AskedRange {
  readonly zone?: string | undefined
}

/** The zone that a viewer's browser names; UTC for one that is unknown here. */
export const viewerZone = (zone: string | undefined): string => (isZone(zone) ? zone : 'UTC')

export function assertInOrder({ dateStartFilter: start, dateEndFilter: end }: AskedRange): void {
  if (start && end && start > end) throw new HttpFault(400, 'dateStartFilter: after dateEndFilter')
}

/** The creation times of whole days of the viewer's zone; an open end stays open. */
export function createdOnDays(asked: AskedDays) {
  assertInOrder(asked)
  return daysIn(viewerZone(asked.zone), asked.dateStartFilter, asked.dateEndFilter)
}

/** Days as `createdOnDays` reads them; one that is not asked for is that of the grid's own range. */
export function createdBetween(asked: AskedDays, grid: 'status' | 'agencyHistory' | 'distributor', now: Date) {
  const { start, end } = gridRange(grid, localDay(now, viewerZone(asked.zone)))
  const { zone, dateStartFilter = start, dateEndFilter = end } = asked
  return createdOnDays({ zone, dateStartFilter, dateEndFilter })
}

/** Whole days of a zone as a range of instants; an open end stays open. */
export const daysIn = (zone: string, start: string | undefined, end: string | undefined) => ({
  ...(start ? { from: startOfDay(start, zone).toISOString() } : {}),
  ...(end ? { to: startOfDay(addDays(end, 1), zone).toISOString() } : {}),
})
