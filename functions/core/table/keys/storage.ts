import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const storageKeys = {
  location: (id: number) => key(`STORAGELOCATION#${id}`, 'STORAGELOCATION'),
} as const

/** Storage locations by label. */
export const storageLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#STORAGELOCATIONS`),
} as const
