import { inState, listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const windowKeys = {
  window: (id: number) => key(`WINDOW#${id}`, 'WINDOW'),
  /** A moment at which windows of any place open: people may order at once. */
  opening: (instant: string) => key('OPENINGS', instant),
} as const

const ofOwner = (entityId: number) => listOn(2, `OWNER#${entityId}#WINDOWS`)
const ofFoodBank = (foodBankId: number) => listOn(3, `FOODBANK#${foodBankId}#WINDOWS`)

/** Pickup and delivery windows by day and start. */
export const windowLists = {
  location: (locationId: number) => listOn(1, `LOCATION#${locationId}#WINDOWS`),
  owner: ofOwner,
  /** A food bank's own and those of its agencies. */
  foodBank: ofFoodBank,
  ownerDelivery: (entityId: number) => inState(ofOwner(entityId), 'delivery'),
  foodBankDelivery: (foodBankId: number) => inState(ofFoodBank(foodBankId), 'delivery'),
} as const
