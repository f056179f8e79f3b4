import * as distributors from '../../shared/api/distributors.ts'
import { removeEntity } from '../../shared/distributor/ranking.ts'
import { endpointOn } from '../http.ts'
import { submissionOfMatchId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.removeSubmissionMatch,
  submissionOfMatchId,
  ({ resource, input, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => removeEntity(submission, input.matchId, now)),
)
