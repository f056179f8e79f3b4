import type { JobKindName } from '../../../shared/work/jobs/kinds.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'

/** Work of each kind of `shared/work/jobs/kinds.ts`, loaded when there is such a job. */
export const jobWork: { readonly [K in JobKindName]: () => Promise<JobKind> } = {
  donations: async () => (await import('../../rescue/donations/donationsJob.ts')).donationsJob,
  loads: async () => (await import('../../rescue/loads/loadsJob.ts')).loadsJob,
  receipts: async () => (await import('../../rescue/receipts/receiptsJob.ts')).receiptsJob,
  foodBankData: async () => (await import('../ownData/foodBankDataJob.ts')).foodBankDataJob,
  changes: async () => (await import('../changes/changesJob.ts')).changesJob,
  report: async () => (await import('../reports/reportJob.ts')).reportJob,
  pantryReport: async () => (await import('../../pantry/pantryReports/pantryReportJob.ts')).pantryReportJob,
  auditBundle: async () => (await import('../../pantry/pantryReports/auditJob.ts')).auditJob,
  retention: async () => (await import('../../pantry/orders/handOver/retentionJob.ts')).retentionJob,
  scheduledReport: async () => (await import('../schedules/scheduledReportJob.ts')).scheduledReportJob,
  import: async () => (await import('../imports/importJob.ts')).importJob,
  message: async () => (await import('../messages/messageJob.ts')).messageJob,
  orderStatuses: async () => (await import('../../pantry/orders/orderStatusesJob.ts')).orderStatusesJob,
}
