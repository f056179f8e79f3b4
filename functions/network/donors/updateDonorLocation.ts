import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion } from '../organizations/entityTable.ts'
import { invitationWith } from '../people/invitationWith.ts'
import { changedDonorLocation, donorLocationById, shownDonorLocation } from './locationTable.ts'

export const handler = endpointOn(
  donors.updateDonorLocation,
  donorLocationById,
  async ({ resource, input: { id: _, Version, Invite, ...draft }, table, idempotencyKey, ...view }) => {
    const { caller, language, now } = view
    assertVersion(resource, Version, language)
    const changed = await changedDonorLocation(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const invitation = await invitationWith(changed.location, Invite, view)
    if (isRefusal(invitation)) return invitation
    const answer = await shownDonorLocation(changed.location)
    await table.commit([...changed.writes, ...invitation, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
