import * as pantryReports from '../../shared/api/pantryReports.ts'
import { endpoint } from '../http.ts'
import { orderReportOf } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportPickup, async ({ input, ...context }) =>
  pantryReportAtOnce(orderReportOf('pickupAttendant', input), context),
)
