import { refuse } from '../../../shared/core/answer.ts'
import * as distributors from '../../../shared/rescue/loads/api.ts'
import { addEntity } from '../../../shared/rescue/loads/ranking.ts'
import * as refusals from '../../../shared/rescue/loads/refusals.ts'
import { entityCandidate } from '../../../shared/rescue/loads/score.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { receiverOf } from './receivers.ts'
import { submissionOfTransaction } from './submissionTable.ts'
import { changeAndShowSubmission } from './submissionView.ts'

/** The network may offer a load to any food bank, and to any active agency. */
export const handler = endpointOn(
  distributors.addSubmissionEntity,
  submissionOfTransaction,
  async ({ resource, input, ...view }) => {
    const found = await anyEntity(input.entityId)
    if (found?.Kind !== 'foodBank' && found?.Kind !== 'agency') throw notFound()
    if (found.Kind === 'agency' && !found.IsActive) return refuse(refusals.entityNotTakingPart, { entity: found.Name })
    const candidate = entityCandidate(resource.state.Origin, receiverOf(found))
    return changeAndShowSubmission(resource, view, (submission, now) => addEntity(submission, candidate, now))
  },
)
