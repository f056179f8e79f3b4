import * as schedules from '../../../shared/work/schedules/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { present } from '../../core/table/conditions.ts'
import { reportKeys } from '../../core/table/keys/reports.ts'
import { reportScheduleById } from './scheduleTable.ts'

/** With it goes its timer, which is on the same item. */
export const handler = endpointOn(
  schedules.deleteReportSchedule,
  reportScheduleById,
  async ({ resource, now, table, idempotencyKey }) => {
    await table.commit([
      { remove: reportKeys.schedule(resource.ID), when: present },
      ...idempotencyKey.writes(null, now),
    ])
    return null
  },
)
