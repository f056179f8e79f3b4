import * as changes from '../../../shared/work/changes/api.ts'
import { defaultRows } from '../../core/http/gridQuery.ts'
import { endpointOn } from '../../core/http/http.ts'
import { managedEntity } from '../../network/people/changePerson.ts'
import { changePage } from './changeLog.ts'

export const handler = endpointOn(changes.getChangesGrid, managedEntity, async ({ resource: { entity }, input }) => {
  const { entityId: _, rows: limit = defaultRows, ...filter } = input
  const { items, cursor } = await changePage(entity, { ...filter, limit })
  return { rows: items, Entity: entity, TimeZone: entity.TimeZone, cursor }
})
