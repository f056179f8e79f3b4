import * as reports from '../../shared/api/reports.ts'
import { endpoint } from '../http.ts'
import { orderReportOf } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(reports.exportOrder, async ({ input, ...context }) =>
  pantryReportAtOnce(orderReportOf('orders', input), context),
)
