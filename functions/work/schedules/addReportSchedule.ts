import { refuse } from '../../../shared/core/answer.ts'
import * as schedules from '../../../shared/work/schedules/api.ts'
import * as refusals from '../../../shared/work/schedules/refusals.ts'
import { maxSchedules, ReportSchedule, scheduleRefusal } from '../../../shared/work/schedules/schedule.ts'
import { endpoint } from '../../core/http/http.ts'
import { jobOwner } from '../../core/jobMachine/jobTable.ts'
import { reportLists } from '../../core/table/keys/reports.ts'
import { newSchedule, reportSchedules, scheduleView } from './scheduleTable.ts'

export const handler = endpoint(
  schedules.addReportSchedule,
  async ({ input, caller, language, now, table, idempotencyKey }) => {
    const refusal = scheduleRefusal(input)
    if (refusal) return refusal
    const list = reportLists.schedules(caller.EntityID)
    const { items } = await table.page({ ...list, limit: maxSchedules }, ReportSchedule)
    if (items.length >= maxSchedules) return refuse(refusals.tooManySchedules, { count: maxSchedules })
    const state = await newSchedule(input, { Owner: jobOwner(caller), Language: language }, now)
    const answer = scheduleView(state)
    await reportSchedules.save(
      undefined,
      { state, events: [] },
      { by: caller, now, also: idempotencyKey.writes(answer, now) },
    )
    return answer
  },
)
