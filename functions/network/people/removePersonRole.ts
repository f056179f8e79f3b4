import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as people from '../../../shared/network/people/api.ts'
import { withoutRole } from '../../../shared/network/people/person.ts'
import { canInvite, entityFacts } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changePerson, managedEntity } from './changePerson.ts'

/** The person stays, with the roles that they have elsewhere; without any, no page opens to them. */
export const handler = endpointOn(people.removePersonRole, managedEntity, async (context) => {
  const { input, caller, resource, now, idempotencyKey } = context
  const organization = entityFacts(resource.entity)
  const also = (answer: object) => idempotencyKey.writes(answer, now)
  return changePerson({ ...context, also }, (user) => {
    if (!canInvite(caller, input.Role, organization)) return refuse(refusals.roleNotYours)
    const after = withoutRole(user, input.Role, organization.ID)
    if (isRefusal(after)) return after
    const gone = { Role: input.Role, EntityID: organization.ID }
    return { after, change: { action: 'roleRemoved', Role: input.Role }, tokens: 'earlier', gone }
  })
})
