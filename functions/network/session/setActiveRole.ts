import { refuse } from '../../../shared/core/answer.ts'
import { helpEnded } from '../../../shared/core/refusals.ts'
import { helpsNow } from '../../../shared/network/people/acting.ts'
import * as session from '../../../shared/network/session/api.ts'
import * as refusals from '../../../shared/network/session/refusals.ts'
import { endpoint } from '../../core/http/http.ts'
import { present } from '../../core/table/conditions.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { helpUsedWrite } from './helpUsed.ts'
import { personLikelyIn, toSession } from './sessionOf.ts'

export const handler = endpoint(session.setActiveRole, async ({ input, caller, user, table, now }) => {
  const wantedEntity = input.EntityID ?? input.ContextualFoodBankID
  const person = await personLikelyIn({ Role: input.Role, EntityID: wantedEntity ?? caller.EntityID }, caller, user)
  const held = user.Roles.find(
    (role) => role.Role === input.Role && (wantedEntity === undefined || role.EntityID === wantedEntity),
  )
  if (!held) return refuse(refusals.roleNotHeld)
  const ActiveRole = { Role: held.Role, EntityID: held.EntityID }
  const ActsFor = input.CustomerID
  if (ActsFor !== undefined && !helpsNow(user, now).some(({ CustomerID }) => CustomerID === ActsFor))
    return refuse(helpEnded)
  const set = { ActiveRole, ...(ActsFor === undefined ? {} : { ActsFor }) }
  const unset = ActsFor === undefined ? ['ActsFor'] : []
  const used = ActsFor === undefined ? [] : [await helpUsedWrite(caller, ActsFor, ActiveRole.EntityID, now)]
  await table.commit([{ update: entityKeys.user(user.Subject), set, unset, when: present }, ...used])
  const { ActsFor: _, ...rest } = user
  return toSession({ ...person, user: { ...rest, ActiveRole, ...(ActsFor === undefined ? {} : { ActsFor }) } }, now)
})
