import { refuse } from '../../shared/answer.ts'
import * as distributors from '../../shared/api/distributors.ts'
import { matchOfEntity } from '../../shared/distributor/submission.ts'
import { deliverLoad } from '../../shared/distributor/transit.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

/** By the network, or by the entity that accepted the load: others that were asked have no part in it. */
export const handler = endpointOn(
  distributors.recordSubmissionDelivery,
  submissionOfId,
  async ({ resource, input: { TotalCases, TotalItems }, ...view }) => {
    const { Role, EntityID } = view.caller
    if (Role !== 'fano' && matchOfEntity(resource.state, EntityID)?.Response !== 'accepted')
      return refuse(refusals.loadNotYours)
    return changeAndShowSubmission(resource, view, (submission, now) =>
      deliverLoad(submission, { TotalCases, TotalItems }, now),
    )
  },
)
