import { csv } from '../../../shared/core/grid/csv.ts'
import { exportRefusal } from '../../../shared/core/time/range.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { allSubmissions } from './submissionGrid.ts'
import { submissionHeads, submissionLines } from './submissionsCsv.ts'

/** The grid as a file for a spreadsheet, named after the days of the query. More lines than fit into an answer are a job. */
export const handler = endpoint(distributors.exportSubmissionsGrid, async (context) => {
  const { dateStartFilter: start, dateEndFilter: end } = context.input
  const refusal = exportRefusal(start, end)
  if (refusal) return refusal
  const rows = await allSubmissions(context)
  if (!Array.isArray(rows)) return rows
  const { caller, language } = context
  const content = csv([submissionHeads(caller.Role, language), ...submissionLines(rows, caller.Role, language)])
  return { fileName: `loads-${start}-${end}.csv`, content }
})
