import * as reports from '../../shared/api/reports.ts'
import { endpointOn } from '../http.ts'
import { reportKeys } from '../table/keys/reports.ts'
import { present } from '../table/write.ts'
import { reportScheduleById } from './scheduleTable.ts'

/** With it goes its timer, which is on the same item. */
export const handler = endpointOn(
  reports.deleteReportSchedule,
  reportScheduleById,
  async ({ resource, now, table, idempotencyKey }) => {
    await table.commit([
      { remove: reportKeys.schedule(resource.ID), when: present },
      ...idempotencyKey.writes(null, now),
    ])
    return null
  },
)
