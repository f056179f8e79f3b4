import * as z from 'zod/mini'
import { Receipt } from '../../shared/api/receipts.ts'
import type { ReportParameters } from '../../shared/job/kinds.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { somePages } from '../jobs/somePages.ts'
import { reportOf } from './makeReport.ts'
import { jobResultOf } from './reportFile.ts'
import { receiptsPage } from './reportReceipts.ts'

/** What reports show of a receipt. */
const Reported = z.pick(Receipt, {
  Code: true,
  Date: true,
  Created: true,
  Agency: true,
  DonorLocation: true,
  Pounds: true,
  categories: true,
})

/** A report of any length: its parts are receipts, the document is made of all of them. */
export const reportJob: JobKind<ReportParameters> = {
  step: async (_, start, { caller }) => {
    const { found, cursor } = await somePages(start, (next) => receiptsPage(caller, next))
    return { content: JSON.stringify(z.array(Reported).parse(found)), rows: found.length, cursor }
  },
  compose: async (parts, query, { caller, now, language }) => {
    const receipts = parts.flatMap((part) => z.array(Reported).parse(JSON.parse(part)))
    return jobResultOf(await reportOf(receipts, { caller, query, now, language }))
  },
}
