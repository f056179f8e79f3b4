import type { SubmissionGridRow } from '../../shared/api/distributors.ts'
import { csv, csvLines } from '../../shared/grid/csv.ts'
import type { LoadsParameters } from '../../shared/job/kinds.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { submissionGrid } from './submissionGrid.ts'
import { submissionHeads, submissionLines } from './submissionsCsv.ts'

/** Rows of one page, and pages of one step. */
const rows = 100
const pagesAStep = 10

/** The grid of distributors' loads as CSV, however long it is: the same rows and columns as the grid's own export. */
export const loadsJob: JobKind<LoadsParameters> = {
  step: async (parameters, cursor, { caller, language, now }) => {
    const found: SubmissionGridRow[] = []
    let next = cursor ?? undefined
    for (let pages = 0; pages < pagesAStep; pages++) {
      const page = await submissionGrid({ input: { ...parameters, rows, cursor: next }, caller, language, now })
      found.push(...page.rows)
      next = page.cursor
      if (!next) break
    }
    return { content: csvLines(submissionLines(found, caller.Role, language)), rows: found.length, cursor: next }
  },
  compose: (parts, { dateStartFilter, dateEndFilter }, { caller, language }) => ({
    name: `loads-${dateStartFilter}-${dateEndFilter}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([submissionHeads(caller.Role, language)]) + parts.join(''),
  }),
}
