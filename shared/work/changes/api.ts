import * as z from 'zod/mini'
import { peopleKeeperRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, PathID, page } from '../../core/schema/fields.ts'
import { EntityRef } from '../../network/people/api.ts'
import { StaffChange } from './change.ts'
import { changeKinds } from './kinds.ts'

/** The log of what staff changed. */
const { get } = area('people')

export const getChangesGrid = get('getChangesGrid', '/api/people/entities/{entityId}/changes', {
  summary:
    'Changes of the entity’s people, stock and limits by its staff, newest first; days are those of the entity’s zone.',
  roles: peopleKeeperRoles,
  resource: 'entity',
  params: { entityId: PathID },
  query: {
    kind: z.optional(z.enum(changeKinds)),
    /** Words of the name of who made it. */
    madeBy: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Words of the person, product or tag that it is about. */
    searchFilter: gridQuery.searchFilter,
    dateStartFilter: gridQuery.dateStartFilter,
    dateEndFilter: gridQuery.dateEndFilter,
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: z.extend(page(StaffChange), { Entity: EntityRef, TimeZone: z.string() }),
})
