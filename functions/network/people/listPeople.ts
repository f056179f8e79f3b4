import * as people from '../../../shared/network/people/api.ts'
import { personRow } from '../../../shared/network/people/person.ts'
import { entityFacts, rolesToGive } from '../../../shared/network/people/reach.ts'
import { endpointOn } from '../../core/http/http.ts'
import { loadEveryone } from '../organizations/entityTable.ts'
import { managedEntity } from './changePerson.ts'

export const handler = endpointOn(people.listPeople, managedEntity, async ({ resource: { entity }, caller }) => {
  const everyone = await loadEveryone([entity.ID])
  const rows = everyone.map((user) => personRow(user, entity.ID)).filter(({ Roles }) => Roles.length > 0)
  const People = rows.sort((a, b) => a.Name.localeCompare(b.Name, 'en') || a.UserID - b.UserID)
  return { Entity: entity, RolesToGive: rolesToGive(caller, entityFacts(entity)), People }
})
