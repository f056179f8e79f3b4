import { gridRange } from '../shared/dashboard/range.ts'
import { addDays, isZone, localDay, startOfDay } from '../shared/time/zone.ts'
import { HttpFault } from './http/fault.ts'

/** What the grids' queries have in common. */

export const defaultRows = 25

/** The creation times a grid covers: whole days of the viewer's zone, by default the grid's own range. */
export function createdBetween(
  input: {
    readonly zone?: string | undefined
    readonly dateStartFilter?: string | undefined
    readonly dateEndFilter?: string | undefined
  },
  grid: 'status' | 'agencyHistory' | 'distributor',
  now: Date,
): { from: string; to: string } {
  const zone = isZone(input.zone) ? input.zone : 'UTC'
  const range = gridRange(grid, localDay(now, zone))
  const [start, end] = [input.dateStartFilter ?? range.start, input.dateEndFilter ?? range.end]
  if (start > end) throw new HttpFault(400, 'dateStartFilter: after dateEndFilter')
  return { from: startOfDay(start, zone).toISOString(), to: startOfDay(addDays(end, 1), zone).toISOString() }
}

/** Whole days of a zone as a range of instants; an open end stays open. */
export const daysIn = (zone: string, start: string | undefined, end: string | undefined) => ({
  ...(start ? { from: startOfDay(start, zone).toISOString() } : {}),
  ...(end ? { to: startOfDay(addDays(end, 1), zone).toISOString() } : {}),
})
