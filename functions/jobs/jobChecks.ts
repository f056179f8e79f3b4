import type { Refusal } from '../../shared/answer.ts'
import { exportRefusal } from '../../shared/dashboard/range.ts'
import type { JobKindName } from '../../shared/job/kinds.ts'

/** Why a job of a kind is refused before it is queued. */
export const jobChecks: Readonly<Partial<Record<JobKindName, (parameters: object) => Refusal | undefined>>> = {
  donations: rangeRefusal,
  receipts: rangeRefusal,
}

function rangeRefusal(parameters: { dateStartFilter?: string; dateEndFilter?: string }): Refusal | undefined {
  return exportRefusal(parameters.dateStartFilter, parameters.dateEndFilter)
}
