import { isRefusal, refuse } from '../../../shared/core/answer.ts'
import * as people from '../../../shared/network/people/api.ts'
import { withChangedRole } from '../../../shared/network/people/person.ts'
import { canInvite, entityFacts } from '../../../shared/network/people/reach.ts'
import * as refusals from '../../../shared/network/people/refusals.ts'
import { endpointOn } from '../../core/http/http.ts'
import { changePerson, managedEntity } from './changePerson.ts'

export const handler = endpointOn(people.changePersonRole, managedEntity, async (context) => {
  const { input, caller, resource } = context
  const { Role, NewRole } = input
  const organization = entityFacts(resource.entity)
  return changePerson(context, (user) => {
    if (![Role, NewRole].every((role) => canInvite(caller, role, organization))) return refuse(refusals.roleNotYours)
    if (Role === NewRole) return undefined
    const after = withChangedRole(user, Role, NewRole, organization.ID)
    if (isRefusal(after)) return after
    return {
      after,
      change: { action: 'roleChanged', Role, NewRole },
      tokens: 'earlier',
      gone: { Role, EntityID: organization.ID },
    }
  })
})
