import { refuse } from '../../shared/answer.ts'
import * as reports from '../../shared/api/reports.ts'
import {
  maxSchedules,
  ReportSchedule,
  scheduleRecipients,
  scheduleRefusal,
  timed,
} from '../../shared/report/schedule.ts'
import { endpoint } from '../http.ts'
import { jobOwner } from '../jobs/jobTable.ts'
import { nextId } from '../table/ids.ts'
import { reportLists } from '../table/keys/reports.ts'
import { newRecipientCode, reportSchedules, scheduleView, scheduleZone } from './scheduleTable.ts'

export const handler = endpoint(
  reports.addReportSchedule,
  async ({ input, caller, language, now, table, idempotencyKey }) => {
    const refusal = scheduleRefusal(input)
    if (refusal) return refusal
    const list = reportLists.schedules(caller.EntityID)
    const { items } = await table.page({ ...list, limit: maxSchedules }, ReportSchedule)
    if (items.length >= maxSchedules) return refuse('tooManySchedules', { count: maxSchedules })
    const made = {
      ...input,
      ID: await nextId('reportSchedule'),
      Version: 0,
      EntityID: caller.EntityID,
      Recipients: scheduleRecipients(input.Recipients, [], newRecipientCode),
      IsPaused: false,
      TimeZone: await scheduleZone(caller.EntityID),
      NextDay: null,
      NextRun: null,
      LastRun: null,
      Owner: jobOwner(caller),
      Language: language,
    }
    const state = timed(made, now)
    const answer = scheduleView(state)
    await reportSchedules.save(
      undefined,
      { state, events: [] },
      { by: caller, now, also: idempotencyKey.writes(answer, now) },
    )
    return answer
  },
)
