import * as distributors from '../../shared/api/distributors.ts'
import { acceptForEntity } from '../../shared/distributor/answers.ts'
import { submissionOfMatch } from '../../shared/distributor/submission.ts'
import { endpointOn, HttpFault } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.acceptSubmissionMatch,
  submissionOfId,
  async ({ resource, input: { id, matchId }, ...view }) => {
    if (submissionOfMatch(matchId) !== id) throw new HttpFault(404, 'Not found.')
    return changeAndShowSubmission(resource, view, (submission, now) => acceptForEntity(submission, matchId, now))
  },
)
