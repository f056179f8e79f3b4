import * as distributors from '../../../shared/rescue/loads/api.ts'
import { moveEntity } from '../../../shared/rescue/loads/ranking.ts'
import { endpointOn } from '../../core/http/http.ts'
import { submissionOfMatchId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.moveSubmissionMatch,
  submissionOfMatchId,
  ({ resource, input: { matchId: id, previousRank: from, newRank: to }, ...view }) =>
    changeAndShowSubmission(resource, view, (submission, now) => moveEntity(submission, { id, from, to }, now)),
)
