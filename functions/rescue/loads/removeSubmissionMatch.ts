import * as distributors from '../../../shared/rescue/loads/api.ts'
import { removeEntity } from '../../../shared/rescue/loads/ranking.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfMatchId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.removeSubmissionMatch,
  submissionOfMatchId,
  ({ resource, input, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => removeEntity(submission, input.matchId, now)),
)
