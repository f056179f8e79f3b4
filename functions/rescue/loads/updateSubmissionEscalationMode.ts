import * as distributors from '../../../shared/rescue/loads/api.ts'
import { changeNotifyMode } from '../../../shared/rescue/loads/offering.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.updateSubmissionEscalationMode,
  submissionOfId,
  ({ resource, input, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => changeNotifyMode(submission, input.mode, now)),
)
