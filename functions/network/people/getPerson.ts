import * as people from '../../../shared/network/people/api.ts'
import { personById, personRow } from '../../../shared/network/people/person.ts'
import { entityFacts, rolesToGive } from '../../../shared/network/people/reach.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { findPin } from '../../core/http/pinTable.ts'
import { loadEveryone } from '../organizations/entityTable.ts'
import { loadPersonChanges } from './audit.ts'
import { managedEntity } from './changePerson.ts'

export const handler = endpointOn(people.getPerson, managedEntity, async ({ resource: { entity }, input, caller }) => {
  const [everyone, Changes, pin] = await Promise.all([
    loadEveryone([entity.ID]),
    loadPersonChanges(entity.ID, { UserID: input.userId }),
    findPin(entity.ID, input.userId),
  ])
  const user = personById(everyone, input.userId)
  if (!user) throw notFound()
  const RolesToGive = rolesToGive(caller, entityFacts(entity))
  const facts = { Entity: entity, RolesToGive, IsCaller: user.ID === caller.UserID, HasPin: pin !== undefined }
  return { ...personRow(user, entity.ID), ...facts, Changes }
})
