import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import { reaction } from '../../core/http/reaction.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { entityKeys } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { changeEachPerson, linesFor } from '../organizations/eachPerson.ts'
import { changeOf, entityCheck, findEntity, locationsOfDonor } from '../organizations/entityTable.ts'
import { personUnchanged } from './personTable.ts'

/**
 * Copies an organization's new name to where it is shown beside something else: a donor's to its locations, everyone's to the roles
 * of its people and to the lists of recipients. Each copy is written on the condition that the organization still has that name, so
 * repeats and late events change nothing. Donations keep the names they were posted with.
 */
export const handler = reaction('entities/onEntityRenamed', async ({ Subject: { ID } }, now) => {
  for (const location of await locationsOfDonor(ID)) await renameDonorOf(location, now)
  await changeEachPerson(ID, now, (person, entity) => {
    const { Name: EntityName } = entity
    if (person.Roles.every((role) => role.EntityID !== ID || role.EntityName === EntityName)) return []
    const Roles = person.Roles.map((role) => (role.EntityID === ID ? { ...role, EntityName } : role))
    const update = { update: entityKeys.user(person.Subject), set: { Roles }, when: personUnchanged(person) }
    return [update, ...linesFor(person, entity)]
  })
})

async function renameDonorOf({ ID, DonorID }: DonorLocationEntity, now: Date): Promise<void> {
  const reload = async () => {
    const [location, donor] = await Promise.all([findEntity('donorLocation', ID), findEntity('donor', DonorID)])
    return location && donor ? { location, donor } : undefined
  }
  const loaded = await reload()
  if (!loaded) return
  await retryConflicts({ loaded, now, reload }, async ({ location, donor }) => {
    const { Name: DonorName } = donor
    if (location.DonorName === DonorName) return
    await table.commit([entityCheck(donor), changeOf(location, { DonorName }).write])
  })
}
