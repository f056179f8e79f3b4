import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const locationKeys = {
  location: (id: number) => key(`LOCATION#${id}`, 'LOCATION'),
  /** Mark that a customer may order at a restricted location. */
  access: (id: number, customerId: number | '') => key(`LOCATION#${id}`, `ACCESS#${customerId}`),
} as const

/** Pickup locations by label. */
export const locationLists = {
  owner: (entityId: number) => listOn(1, `OWNER#${entityId}#LOCATIONS`),
  /** A food bank's own and those of its agencies. */
  foodBank: (foodBankId: number) => listOn(2, `FOODBANK#${foodBankId}#LOCATIONS`),
} as const
