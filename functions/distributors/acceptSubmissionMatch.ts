import * as distributors from '../../shared/api/distributors.ts'
import { acceptForEntity } from '../../shared/distributor/answers.ts'
import { submissionOfMatch } from '../../shared/distributor/submission.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { submissionOfId } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

export const handler = endpointOn(
  distributors.acceptSubmissionMatch,
  submissionOfId,
  async ({ resource, input: { id, matchId }, ...view }) => {
    if (submissionOfMatch(matchId) !== id) throw notFound()
    return changeAndShowSubmission(resource, view, (submission, now) => acceptForEntity(submission, matchId, now))
  },
)
