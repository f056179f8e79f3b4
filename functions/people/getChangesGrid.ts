import * as changes from '../../shared/api/changes.ts'
import { defaultRows } from '../gridQuery.ts'
import { endpointOn } from '../http.ts'
import { changePage } from './changeLog.ts'
import { managedEntity } from './changePerson.ts'

export const handler = endpointOn(changes.getChangesGrid, managedEntity, async ({ resource: { entity }, input }) => {
  const { entityId: _, rows: limit = defaultRows, ...filter } = input
  const { items, cursor } = await changePage(entity, { ...filter, limit })
  return { rows: items, Entity: entity, TimeZone: entity.TimeZone, cursor }
})
