import * as reports from '../../../../shared/api/reports.ts'
import { call } from '../../../engine/call.ts'
import { headersOf } from '../../../engine/runs.ts'
import { scheduleDraft } from '../../../engine/schedules.ts'
import { people, userOf } from '../../../engine/smallTenant.ts'
import { ofDelivery, sentReports } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

const byLink = () => ({ headers: headersOf(sentReports.get('empty')?.code ?? '') })

export const reportsFaults: Scenario[] = [
  asks(reports.addReportSchedule, 'empty', () =>
    call(reports.addReportSchedule, people.foodBank, scheduleDraft, idempotent),
  ),
  asks(reports.updateReportSchedule, 'empty', () =>
    call(reports.updateReportSchedule, people.foodBank, { id: 1, ...scheduleDraft, Hour: 7 }),
  ),
  asks(reports.pauseReportSchedule, 'empty', () =>
    call(reports.pauseReportSchedule, people.foodBank, { id: 1, IsPaused: true }),
  ),
  asks(reports.deleteReportSchedule, 'empty', () =>
    call(reports.deleteReportSchedule, people.foodBank, { id: 1 }, idempotent),
  ),
  asks(reports.emailTefapCustomers, 'empty', () =>
    call(
      reports.emailTefapCustomers,
      people.foodBank,
      {
        emailAddress: userOf(people.foodBank).EMailAddress,
        OrderPickupStartDate: '11-01-2026',
        OrderPickupEndDate: '11-30-2026',
      } as never,
      idempotent,
    ),
  ),
  asks(reports.getReportDelivery, 'empty', () => call(reports.getReportDelivery, undefined, ofDelivery(), byLink())),
  asks(reports.updateReportSubscription, 'empty', () =>
    call(reports.updateReportSubscription, undefined, { ...ofDelivery(), IsSubscribed: false }, byLink()),
  ),
]
