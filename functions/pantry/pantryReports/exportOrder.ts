import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { orderReportOf } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportOrder, async ({ input, ...context }) =>
  pantryReportAtOnce(orderReportOf('orders', input), context),
)
