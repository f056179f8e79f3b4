import type { JobKindName } from '../../shared/job/kinds.ts'
import { loadsJob } from '../distributors/loadsJob.ts'
import { donationsJob } from '../donations/donationsJob.ts'
import { foodBankDataJob } from '../foodbanks/foodBankDataJob.ts'
import { importJob } from '../imports/importJob.ts'
import { messageJob } from '../messages/messageJob.ts'
import { orderStatusesJob } from '../orders/orderStatusesJob.ts'
import { changesJob } from '../people/changesJob.ts'
import { receiptsJob } from '../receipts/receiptsJob.ts'
import { pantryReportJob } from '../reports/pantryReportJob.ts'
import { reportJob } from '../reports/reportJob.ts'
import type { JobKind } from './jobKind.ts'

/** How each kind of `shared/job/kinds.ts` is done. A new kind is one line in both. */
export const jobWork: { readonly [K in JobKindName]: JobKind } = {
  donations: donationsJob,
  loads: loadsJob,
  receipts: receiptsJob,
  foodBankData: foodBankDataJob,
  changes: changesJob,
  report: reportJob,
  pantryReport: pantryReportJob,
  scheduledReport: reportJob,
  import: importJob,
  message: messageJob,
  orderStatuses: orderStatusesJob,
}
