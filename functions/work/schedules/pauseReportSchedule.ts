import { isRefusal } from '../../../shared/core/answer.ts'
import * as schedules from '../../../shared/work/schedules/api.ts'
import { withPause } from '../../../shared/work/schedules/schedule.ts'
import { endpointOn } from '../../core/http/http.ts'
import { reportScheduleById, reportSchedules, scheduleView } from './scheduleTable.ts'

export const handler = endpointOn(
  schedules.pauseReportSchedule,
  reportScheduleById,
  async ({ resource, input: { IsPaused }, caller, now }) => {
    const changed = await reportSchedules.change(
      resource,
      (schedule, at) => ({ state: withPause(schedule, IsPaused, at), events: [] }),
      { by: caller, now },
    )
    return isRefusal(changed) ? changed : scheduleView(changed.state)
  },
)
