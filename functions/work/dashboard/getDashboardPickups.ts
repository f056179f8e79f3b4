import * as z from 'zod/mini'
import { toTenth } from '../../../shared/core/schema/fields.ts'
import { dashboardRange, parseQueryDay } from '../../../shared/core/time/range.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import { endpoint, HttpFault } from '../../core/http/http.ts'
import { agencyKeys } from '../../core/table/keys/agencies.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'

const Day = z.object({ sk: z.string(), Pounds: z.number() })

/** Days with receipts only; the chart fills the gaps. */
export const handler = endpoint(dashboard.getDashboardPickups, async ({ input, caller, now, table }) => {
  const range = dashboardRange(
    { start: parseQueryDay(input.startDate ?? ''), end: parseQueryDay(input.endDate ?? '') },
    localDay(now, await loadZone(caller.EntityID)),
  )
  if (range.start > range.end) throw new HttpFault(400, 'startDate: after endDate')
  const days = await table.all({ pk: agencyKeys.day(caller.EntityID, '').pk, from: range.start, to: range.end }, Day)
  return {
    startDate: range.start,
    endDate: range.end,
    pickups: days.map((day) => ({ date: day.sk, pounds: toTenth(day.Pounds) })),
  }
})
