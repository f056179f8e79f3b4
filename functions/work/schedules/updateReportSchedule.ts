import { isDeepStrictEqual } from 'node:util'
import { isRefusal } from '../../../shared/core/answer.ts'
import * as schedules from '../../../shared/work/schedules/api.ts'
import { scheduleRecipients, scheduleRefusal, timed } from '../../../shared/work/schedules/schedule.ts'
import { endpointOn } from '../../core/http/http.ts'
import { jobOwner } from '../../core/jobMachine/jobTable.ts'
import { newRecipientCode, reportScheduleById, reportSchedules, scheduleView, scheduleZone } from './scheduleTable.ts'

/** Its reports are made for whoever changed it last, in that person's language. A repeat changes nothing. */
export const handler = endpointOn(
  schedules.updateReportSchedule,
  reportScheduleById,
  async ({ resource, input: { id: _, ...draft }, caller, language, now }) => {
    const refusal = scheduleRefusal(draft)
    if (refusal) return refusal
    const TimeZone = await scheduleZone(resource.EntityID)
    const changed = await reportSchedules.change(
      resource,
      (before, at) => {
        const Recipients = scheduleRecipients(draft.Recipients, before.Recipients, newRecipientCode)
        const Owner = jobOwner(caller)
        const state = timed({ ...before, ...draft, Recipients, TimeZone, Owner, Language: language }, at)
        return { state: isDeepStrictEqual(state, before) ? before : state, events: [] }
      },
      { by: caller, now },
    )
    return isRefusal(changed) ? changed : scheduleView(changed.state)
  },
)
