import { isRefusal } from '../../../shared/core/answer.ts'
import { csv } from '../../../shared/core/grid/csv.ts'
import { exportRefusal } from '../../../shared/core/time/range.ts'
import * as donations from '../../../shared/rescue/donations/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationHeads, donationLines } from './donationsCsv.ts'
import { allRows, isOfCurrent } from './grids.ts'

/**
 * The grid as a file for a spreadsheet, named after the days of the query; an agency's current donations need none. More rows
 * than fit into an answer are a job.
 */
export const handler = endpoint(donations.exportGrid, async (context) => {
  const { dateStartFilter: start, dateEndFilter: end } = context.input
  const isCurrent = isOfCurrent(context.input, context.caller)
  const refusal = isCurrent ? undefined : exportRefusal(start, end)
  if (refusal) return refusal
  const rows = await allRows(context)
  if (isRefusal(rows)) return rows
  const { caller, language } = context
  const content = csv([donationHeads(caller.Role, language), ...donationLines(rows, caller.Role, language)])
  return { fileName: isCurrent ? 'donations-current.csv' : `donations-${start}-${end}.csv`, content }
})
