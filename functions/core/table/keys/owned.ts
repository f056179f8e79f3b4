import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

/** Key of a record that belongs to one food bank or agency, by its kind. */
export const ownedKey = (kind: string, id: number) => key(`${kind.toUpperCase()}#${id}`, kind.toUpperCase())

/** All of a kind that belong to a food bank or agency. */
export const ownedList = (kind: string, entityId: number) => listOn(1, `OWNER#${entityId}#${kind.toUpperCase()}S`)
