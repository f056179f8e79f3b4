import * as reports from '../../shared/api/reports.ts'
import { endpoint } from '../http.ts'
import { orderReportOf } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(reports.exportDelivery, async ({ input, ...context }) =>
  pantryReportAtOnce(orderReportOf('delivery', input), context),
)
