import { refuse } from '../../../shared/core/answer.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import * as refusals from '../../../shared/rescue/loads/refusals.ts'
import { matchOfEntity } from '../../../shared/rescue/loads/submission.ts'
import { deliverLoad } from '../../../shared/rescue/loads/transit.ts'
import { endpointOn } from '../../core/http/http.ts'
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
