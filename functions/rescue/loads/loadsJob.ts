import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import type { LoadsParameters } from '../../../shared/work/jobs/kinds.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { somePages } from '../../core/jobMachine/somePages.ts'
import { submissionGrid } from './submissionGrid.ts'
import { submissionHeads, submissionLines } from './submissionsCsv.ts'

/** Rows of one page. */
const rows = 100

/** The grid of distributors' loads as CSV, however long it is: the same rows and columns as the grid's own export. */
export const loadsJob: JobKind<LoadsParameters> = {
  step: async (parameters, start, view) => {
    const { found, cursor } = await somePages(start, (next) =>
      submissionGrid({ input: { ...parameters, rows, cursor: next }, ...view }),
    )
    return { content: csvLines(submissionLines(found, view.caller.Role, view.language)), rows: found.length, cursor }
  },
  compose: async (parts, { dateStartFilter, dateEndFilter }, { caller, language }) => ({
    name: `loads-${dateStartFilter}-${dateEndFilter}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([submissionHeads(caller.Role, language)]) + (await Array.fromAsync(parts)).join(''),
  }),
}
