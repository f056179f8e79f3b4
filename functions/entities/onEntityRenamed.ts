import type { DonorLocationEntity, Entity, User } from '../../shared/entity/entity.ts'
import { reaction } from '../reaction.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { entityKeys } from '../table/keys/entities.ts'
import { table } from '../table/table.ts'
import { listPerson } from './directoryTable.ts'
import { anyEntity, changeOf, entityOf, everyoneOf, placesOfDonor, userBySubject } from './entityTable.ts'

/**
 * Copies a party's new name to where it is shown beside something else: a donor's to its locations, everyone's to the roles
 * of its people and to the lists of recipients. It writes the name that the party has now, so repeats and late events
 * change nothing. Donations keep the names they were posted with.
 */
export const handler = reaction('entities/onEntityRenamed', async ({ Subject }, now) => {
  const entity = await anyEntity(Subject.ID)
  if (!entity) return
  if (entity.Kind === 'donor')
    for (const location of await placesOfDonor(entity.ID)) await renameDonorOf(location, entity.Name, now)
  for (const person of await everyoneOf([entity.ID])) await renameRoleOf(person, entity, now)
})

async function renameDonorOf({ ID }: DonorLocationEntity, DonorName: string, now: Date): Promise<void> {
  const reload = () => entityOf('donorLocation', ID)
  const loaded = await reload()
  if (!loaded) return
  await retryConflicts({ loaded, now, reload }, async (location) => {
    if (location.DonorName !== DonorName) await table.commit([changeOf(location, { DonorName }).write])
  })
}

async function renameRoleOf(person: User, { ID, Name }: Entity, now: Date): Promise<void> {
  const reload = () => userBySubject(person.Subject)
  await retryConflicts({ loaded: person, now, reload }, async (user) => {
    if (user.Roles.every((role) => role.EntityID !== ID || role.EntityName === Name)) return
    const Roles = user.Roles.map((role) => (role.EntityID === ID ? { ...role, EntityName: Name } : role))
    const entities = await Promise.all([...new Set(Roles.map(({ EntityID }) => EntityID))].map(anyEntity))
    const areAsRead = { expression: '#roles = :roles', names: { '#roles': 'Roles' }, values: { ':roles': user.Roles } }
    await table.commit([
      { update: entityKeys.user(user.Subject), set: { Roles }, when: areAsRead },
      ...listPerson({ ...user, Roles }, (id) => entities.find((entity) => entity?.ID === id)),
    ])
  })
}
