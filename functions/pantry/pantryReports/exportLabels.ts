import * as pantryReports from '../../../shared/pantry/pantryReports/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { labelsOfInput } from './orderParameters.ts'
import { pantryReportAtOnce } from './pantryReport.ts'

export const handler = endpoint(pantryReports.exportLabels, async ({ input, ...context }) =>
  pantryReportAtOnce(labelsOfInput(input), context),
)
