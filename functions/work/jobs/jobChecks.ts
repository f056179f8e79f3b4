import type { Caller } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import { exportRefusal } from '../../../shared/core/time/range.ts'
import { isZone } from '../../../shared/core/time/zone.ts'
import { orderStatuses } from '../../../shared/pantry/orders/status.ts'
import { type PantryReportParameters, pantryReportRefusal } from '../../../shared/pantry/pantryReports/query.ts'
import type {
  DonationsParameters,
  JobKindName,
  JobParameters,
  LoadsParameters,
  OrderStatusesParameters,
  ReportParameters,
} from '../../../shared/work/jobs/kinds.ts'
import { rangeRefusal as reportRangeRefusal } from '../../../shared/work/reports/report.ts'
import { HttpFault } from '../../core/http/fault.ts'
import { assertInOrder } from '../../core/http/gridQuery.ts'
import { assertStatusType } from '../../rescue/donations/grids.ts'
import { assertLoadStatus } from '../../rescue/loads/submissionGrid.ts'

/** Checks of a kind's own work: refused before the job is queued, for the first time or again. */
const checks: Readonly<Partial<Record<JobKindName, (parameters: never, caller: Caller) => Refusal | undefined>>> = {
  donations: (parameters: DonationsParameters, caller) => {
    assertStatusType(parameters, caller)
    return rangeRefusal(parameters)
  },
  loads: (parameters: LoadsParameters) => {
    assertLoadStatus(parameters.statusTypeId)
    return rangeRefusal(parameters)
  },
  receipts: rangeRefusal,
  changes: (parameters: Days) => {
    assertInOrder(parameters)
    return undefined
  },
  pantryReport: (parameters: PantryReportParameters) => pantryReportRefusal(parameters),
  orderStatuses: ({ StatusID }: OrderStatusesParameters) => {
    if (!orderStatuses.some(({ ID }) => ID === StatusID)) throw new HttpFault(400, 'StatusID: unknown')
    return undefined
  },
  report: (parameters: ReportParameters) => reportRangeRefusal(parameters.report, parameters),
}

/**
 * Reason that a job is not queued; parameters that name nothing are a fault of the request, which names their field.
 */
export function jobRefusal(kind: string, parameters: JobParameters, caller: Caller): Refusal | undefined {
  const { zone } = parameters as { readonly zone?: string }
  if (zone !== undefined && !isZone(zone)) throw new HttpFault(400, 'zone: unknown')
  return checks[kind as JobKindName]?.(parameters as never, caller)
}

interface Days {
  readonly dateStartFilter?: string | undefined
  readonly dateEndFilter?: string | undefined
}
function rangeRefusal(parameters: Days): Refusal | undefined {
  return exportRefusal(parameters.dateStartFilter, parameters.dateEndFilter)
}
