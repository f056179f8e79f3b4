import * as z from 'zod/mini'
import { Receipt } from '../../../shared/rescue/receipts/api.ts'
import type { ReportParameters } from '../../../shared/work/jobs/kinds.ts'
import { donorsBefore, reportedReceipts } from '../../../shared/work/reports/build.ts'
import { detailReport, newDonorsReport } from '../../../shared/work/reports/report.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { jobResultOf } from '../../core/jobMachine/reportFile.ts'
import { somePages } from '../../core/jobMachine/somePages.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { reportOf } from './makeReport.ts'
import { receiptsPage, withLines } from './reportReceipts.ts'

/** Fields of a receipt that reports show. */
const Reported = z.pick(Receipt, {
  Code: true,
  Date: true,
  Created: true,
  Agency: true,
  DonorLocation: true,
  Pounds: true,
  categories: true,
})
const Part = z.object({ found: z.array(Reported), known: z.array(z.string()) })
type Part = z.infer<typeof Part>
/** Parts of jobs that the version before began are lists of receipts. */
const readPart = (part: string): Part => {
  const read: unknown = JSON.parse(part)
  return Array.isArray(read) ? { found: z.array(Reported).parse(read), known: [] } : Part.parse(read)
}

/**
 * A report of any length: its parts are the receipts of the range; where new donors are asked for, those of a whole life
 * are read, and of the earlier ones the parts hold the donors alone.
 */
export const reportJob: JobKind<ReportParameters> = {
  step: async (query, start, { caller, now }) => {
    const context = { query, now, zone: (await anyEntity(caller.EntityID))?.TimeZone ?? 'UTC' }
    const isWhole = query.report === newDonorsReport
    const { found: read, cursor } = await somePages(start, (next) =>
      receiptsPage(caller, query, { cursor: next, isWhole }),
    )
    const within = reportedReceipts(read, context)
    const found = query.report === detailReport ? await withLines(within) : within
    const known = isWhole ? [...new Set(donorsBefore(read, context))] : []
    return { content: JSON.stringify(Part.parse({ found, known })), rows: read.length, cursor }
  },
  compose: async (parts, query, { caller, now, language }) => {
    const read = await Array.fromAsync(parts, readPart)
    const known = new Set(read.flatMap((part) => part.known))
    const receipts = read.flatMap(({ found }) => found)
    const report = await reportOf(receipts, known, { caller, query, now, language })
    return jobResultOf(await report.file())
  },
}
