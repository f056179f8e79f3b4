import * as pantryReports from '../../shared/api/pantryReports.ts'
import { endpoint } from '../http.ts'
import { orderReportOf } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportDistribution, async ({ input, ...context }) =>
  pantryReportAtOnce(orderReportOf('distribution', input), context),
)
