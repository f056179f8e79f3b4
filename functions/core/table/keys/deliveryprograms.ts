import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const deliveryProgramKeys = {
  program: (id: number) => key(`DELIVERYPROGRAM#${id}`, 'DELIVERYPROGRAM'),
} as const

/** Delivery programs by name. */
export const deliveryProgramLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#DELIVERYPROGRAMS`),
} as const
