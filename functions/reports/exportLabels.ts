import * as pantryReports from '../../shared/api/pantryReports.ts'
import { endpoint } from '../http.ts'
import { labelsOfInput } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportLabels, async ({ input, ...context }) =>
  pantryReportAtOnce(labelsOfInput(input), context),
)
