import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import type { DonationsParameters } from '../../../shared/work/jobs/kinds.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { somePages } from '../../core/jobMachine/somePages.ts'
import { donationHeads, donationLines } from './donationsCsv.ts'
import { exportPage } from './grids.ts'

/** Rows of one page. */
const rows = 100

/** The status grid as CSV, however long it is: the same rows and columns as the grid's own export. */
export const donationsJob: JobKind<DonationsParameters> = {
  step: async (parameters, start, view) => {
    const { found, cursor } = await somePages(start, (next) =>
      exportPage({ input: { ...parameters, rows, cursor: next }, ...view }),
    )
    return { content: csvLines(donationLines(found, view.caller.Role, view.language)), rows: found.length, cursor }
  },
  compose: async (parts, { dateStartFilter, dateEndFilter }, { caller, language }) => ({
    name: `donations-${dateStartFilter}-${dateEndFilter}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([donationHeads(caller.Role, language)]) + (await Array.fromAsync(parts)).join(''),
  }),
}
