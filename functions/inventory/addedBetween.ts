import { productsSince } from '../../shared/product/gridFilter.ts'
import type { ProductRow } from '../../shared/product/product.ts'
import { addDays, localDay, startOfDay } from '../../shared/time/zone.ts'
import { viewerZone } from '../gridQuery.ts'
import { HttpFault } from '../http.ts'

interface Days {
  readonly start: string
  readonly end: string | undefined
  readonly zone: string | undefined
}

/** Products that were added on days of the viewer's zone; undefined when the days leave none out. */
export function addedBetween({ start, end, zone: name }: Days, now: Date) {
  const zone = viewerZone(name)
  const today = localDay(now, zone)
  const last = end ?? today
  if (last < start) throw new HttpFault(400, 'start: after end')
  if (start <= productsSince && last >= today) return undefined
  const [from, to] = [startOfDay(start, zone).toISOString(), startOfDay(addDays(last, 1), zone).toISOString()]
  return ({ Created }: Pick<ProductRow, 'Created'>) => Created >= from && Created < to
}
