import * as reports from '../../shared/api/reports.ts'
import { endpoint } from '../http.ts'
import { labelsOfInput } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(reports.exportLabels, async ({ input, ...context }) =>
  pantryReportAtOnce(labelsOfInput(input), context),
)
