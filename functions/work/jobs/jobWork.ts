import type { JobKindName } from '../../../shared/work/jobs/kinds.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { orderStatusesJob } from '../../pantry/orders/orderStatusesJob.ts'
import { pantryReportJob } from '../../pantry/pantryReports/pantryReportJob.ts'
import { donationsJob } from '../../rescue/donations/donationsJob.ts'
import { loadsJob } from '../../rescue/loads/loadsJob.ts'
import { receiptsJob } from '../../rescue/receipts/receiptsJob.ts'
import { changesJob } from '../changes/changesJob.ts'
import { importJob } from '../imports/importJob.ts'
import { messageJob } from '../messages/messageJob.ts'
import { foodBankDataJob } from '../ownData/foodBankDataJob.ts'
import { reportJob } from '../reports/reportJob.ts'

/** How each kind of `shared/work/jobs/kinds.ts` is done. A new kind is one line in both. */
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
