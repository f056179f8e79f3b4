import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import * as schedules from '../../../../shared/work/schedules/api.ts'
import { call } from '../../../engine/call.ts'
import { headersOf } from '../../../engine/runs.ts'
import { scheduleDraft } from '../../../engine/schedules.ts'
import { people, userOf } from '../../../engine/smallTenant.ts'
import { ofDelivery, sentReports } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const byLink = () => ({ headers: headersOf(sentReports.get('empty')?.code ?? '') })

export const reportsFaults: Scenario[] = [
  asks(schedules.addReportSchedule, 'empty', () =>
    call(schedules.addReportSchedule, people.foodBank, scheduleDraft, idempotent),
  ),
  asks(schedules.updateReportSchedule, 'empty', () =>
    call(schedules.updateReportSchedule, people.foodBank, { id: 1, ...scheduleDraft, Hour: 7 }),
  ),
  asks(schedules.pauseReportSchedule, 'empty', () =>
    call(schedules.pauseReportSchedule, people.foodBank, { id: 1, IsPaused: true }),
  ),
  asks(schedules.deleteReportSchedule, 'empty', () =>
    call(schedules.deleteReportSchedule, people.foodBank, { id: 1 }, idempotent),
  ),
  asks(pantryReports.emailTefapCustomers, 'empty', () =>
    call(
      pantryReports.emailTefapCustomers,
      people.foodBank,
      {
        emailAddress: userOf(people.foodBank).EMailAddress,
        OrderPickupStartDate: '11-01-2026',
        OrderPickupEndDate: '11-30-2026',
      } as never,
      idempotent,
    ),
  ),
  asks(schedules.getReportDelivery, 'empty', () =>
    call(schedules.getReportDelivery, undefined, ofDelivery(), byLink()),
  ),
  asks(schedules.updateReportSubscription, 'empty', () =>
    call(schedules.updateReportSubscription, undefined, { ...ofDelivery(), IsSubscribed: false }, byLink()),
  ),
]
