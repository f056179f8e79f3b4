import type { GridRow } from '../../shared/api/donations.ts'
import { csv, csvLines } from '../../shared/grid/csv.ts'
import type { DonationsParameters } from '../../shared/job/kinds.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { donationHeads, donationLines } from './donationsCsv.ts'
import { exportPage } from './grids.ts'

/** Rows of one page, and pages of one step. */
const rows = 100
const pagesAStep = 10

/** The status grid as CSV, however long it is: the same rows and columns as the grid's own export. */
export const donationsJob: JobKind<DonationsParameters> = {
  step: async (parameters, cursor, { caller, language, now }) => {
    const found: GridRow[] = []
    let next = cursor ?? undefined
    for (let pages = 0; pages < pagesAStep; pages++) {
      const page = await exportPage({ input: { ...parameters, rows, cursor: next }, caller, language, now })
      found.push(...page.rows)
      next = page.cursor
      if (!next) break
    }
    return { content: csvLines(donationLines(found, caller.Role, language)), rows: found.length, cursor: next }
  },
  compose: (parts, { dateStartFilter, dateEndFilter }, { caller, language }) => ({
    name: `donations-${dateStartFilter}-${dateEndFilter}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([donationHeads(caller.Role, language)]) + parts.join(''),
  }),
}
