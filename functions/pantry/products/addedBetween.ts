import { addDays, localDay, startOfDay } from '../../../shared/core/time/zone.ts'
import { productsSince } from '../../../shared/pantry/products/gridFilter.ts'
import type { ProductRow } from '../../../shared/pantry/products/product.ts'
import { viewerZone } from '../../core/http/gridQuery.ts'
import { HttpFault } from '../../core/http/http.ts'

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
