import { declineLoad } from '../../../shared/rescue/loads/answers.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

/** The caller's food bank or agency answers for itself; the write holds its deadline. */
export const handler = endpointOn(distributors.declineSubmissionOffer, submissionOfId, ({ resource, ...view }) => {
  const answeringEntity = view.caller.EntityID
  const rule = (submission: typeof resource.state, now: Date) => declineLoad(submission, answeringEntity, now)
  return changeAndShowSubmission(resource, view, rule, { answeringEntity })
})
