import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import * as refusals from '../../../shared/network/donors/refusals.ts'
import { donorApproved, donorRefused, pendingDonorRefusal } from '../../../shared/network/donors/signUp.ts'
import { endpointOn } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { namedCaller } from '../organizations/entityTable.ts'
import { approvalWrites } from './approveDonor.ts'
import { pendingDonorById, pendingDonors, shownPendingDonor } from './pendingDonorTable.ts'

/** Of two decisions at the same moment one counts; the other reads which. */
export const handler = endpointOn(
  donors.decidePendingDonor,
  pendingDonorById,
  async ({ resource, input: { IsApproved, Location, Reason = '' }, caller, now, idempotencyKey }) => {
    const by = await namedCaller(caller)
    const reload = () => pendingDonors.load(resource.ID)
    return retryConflicts({ loaded: resource, now, reload }, async (pending, at) => {
      const refusal = pendingDonorRefusal(pending)
      if (refusal) return refusal
      if (IsApproved && !Location) return refuse(refusals.approvalNeedsLocation)
      const made = Location && IsApproved ? await approvalWrites(pending, Location, caller, at) : undefined
      if (isRefusal(made)) return made
      const transition = made ? donorApproved(pending, made.made, by, at) : donorRefused(pending, Reason, by, at)
      const answer = await shownPendingDonor({ ...transition.state, Version: pending.Version + 1 })
      const also = [...(made?.writes ?? []), ...idempotencyKey.writes(answer, at)]
      await pendingDonors.save(pending, transition, { by: caller, now: at, also })
      return answer
    })
  },
)
