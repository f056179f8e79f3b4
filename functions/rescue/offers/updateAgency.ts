import { isRefusal } from '../../../shared/core/answer.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { agencyById, shownAgency } from '../../network/agencies/agencyTable.ts'
import { assertVersion } from '../../network/organizations/entityTable.ts'
import { invitationWith } from '../../network/people/invitationWith.ts'
import { changedAgency } from './changedAgency.ts'

export const handler = endpointOn(
  agencies.updateAgency,
  agencyById,
  async ({ resource, input: { agencyId: _, Version, Invite, ...draft }, table, idempotencyKey, ...view }) => {
    const { caller, language, now } = view
    assertVersion(resource, Version, language)
    const changed = await changedAgency(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const invitation = await invitationWith(changed.agency, Invite, view)
    if (isRefusal(invitation)) return invitation
    const answer = shownAgency(changed.agency)
    await table.commit([...changed.writes, ...invitation, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
