import { refuse } from '../../shared/answer.ts'
import * as distributors from '../../shared/api/distributors.ts'
import { addEntity } from '../../shared/distributor/ranking.ts'
import { entityCandidate } from '../../shared/distributor/score.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { anyEntity } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
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
