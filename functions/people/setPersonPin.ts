import * as people from '../../shared/api/people.ts'
import { personById } from '../../shared/person/person.ts'
import { everyoneOf, namedCaller } from '../entities/entityTable.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { mayBeginShift } from '../session/mayBeginShift.ts'
import { pinWrite } from '../session/pinTable.ts'
import { table } from '../table/table.ts'
import { auditWrite } from './audit.ts'
import { managedEntity } from './changePerson.ts'
import { personVersion } from './personTable.ts'

export const handler = endpointOn(people.setPersonPin, managedEntity, async ({ resource, input, caller, now }) => {
  const { ID: entityId } = resource.entity
  const user = personById(await everyoneOf([entityId]), input.userId)
  if (!user || !mayBeginShift(user, entityId)) throw notFound()
  const about = { UserID: user.ID, Person: user.Name }
  const action = input.PIN === null ? 'pinRemoved' : 'pinSet'
  const audit = auditWrite(entityId, await namedCaller(caller), about, { action, version: personVersion(user) }, now)
  await table.commit([await pinWrite(entityId, user, input.PIN, now), audit])
  return { HasPin: input.PIN !== null }
})
