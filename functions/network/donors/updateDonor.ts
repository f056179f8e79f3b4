import { isRefusal } from '../../../shared/core/answer.ts'
import * as donors from '../../../shared/network/donors/api.ts'
import { donorOwnerRefusal } from '../../../shared/network/donors/donor.ts'
import { isShared } from '../../../shared/network/organizations/entity.ts'
import { endpointOn } from '../../core/http/http.ts'
import { assertVersion } from '../organizations/entityTable.ts'
import { invitationWith } from '../people/invitationWith.ts'
import { changedDonor, donorById, shownDonor } from './donorTable.ts'

export const handler = endpointOn(
  donors.updateDonor,
  donorById,
  async ({ resource, input: { id: _, Version, Invite, ...draft }, table, idempotencyKey, ...view }) => {
    const { caller, language, now } = view
    const refusal = donorOwnerRefusal(isShared(resource), caller.Role === 'fano')
    if (refusal) return refusal
    assertVersion(resource, Version, language)
    const changed = changedDonor(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const invitation = await invitationWith(changed.donor, Invite, view)
    if (isRefusal(invitation)) return invitation
    const answer = shownDonor(changed.donor)
    await table.commit([...changed.writes, ...invitation, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
