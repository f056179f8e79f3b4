import * as people from '../../../shared/network/people/api.ts'
import { personById } from '../../../shared/network/people/person.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { pinWrite } from '../../core/http/pinTable.ts'
import { table } from '../../core/table/table.ts'
import { loadEveryone, namedCaller } from '../organizations/entityTable.ts'
import { mayBeginShift } from '../session/mayBeginShift.ts'
import { auditWrite } from './audit.ts'
import { managedEntity } from './changePerson.ts'
import { personVersion } from './personTable.ts'

export const handler = endpointOn(people.setPersonPin, managedEntity, async ({ resource, input, caller, now }) => {
  const { ID: entityId } = resource.entity
  const user = personById(await loadEveryone([entityId]), input.userId)
  if (!user || !mayBeginShift(user, entityId)) throw notFound()
  const about = { UserID: user.ID, Person: user.Name }
  const action = input.PIN === null ? 'pinRemoved' : 'pinSet'
  const audit = auditWrite(entityId, await namedCaller(caller), about, { action, version: personVersion(user) }, now)
  await table.commit([await pinWrite(entityId, user, input.PIN, now), audit])
  return { HasPin: input.PIN !== null }
})
