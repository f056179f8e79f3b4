import * as distributors from '../../shared/api/distributors.ts'
import { changeNotifyMode } from '../../shared/distributor/offering.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.updateSubmissionEscalationMode,
  submissionOfId,
  ({ resource, input, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => changeNotifyMode(submission, input.mode, now)),
)
