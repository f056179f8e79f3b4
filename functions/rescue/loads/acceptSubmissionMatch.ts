import { acceptForEntity } from '../../../shared/rescue/loads/answers.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { submissionOfMatch } from '../../../shared/rescue/loads/submission.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
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
