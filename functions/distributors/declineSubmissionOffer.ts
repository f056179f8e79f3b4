import * as distributors from '../../shared/api/distributors.ts'
import { declineLoad } from '../../shared/distributor/answers.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

/** The caller's food bank or agency answers for itself; the write holds its deadline. */
export const handler = endpointOn(distributors.declineSubmissionOffer, submissionOfId, ({ resource, ...view }) => {
  const answeringEntity = view.caller.EntityID
  const rule = (submission: typeof resource.state, now: Date) => declineLoad(submission, answeringEntity, now)
  return changeAndShowSubmission(resource, view, rule, { answeringEntity })
})
