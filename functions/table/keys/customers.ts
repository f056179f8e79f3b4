import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const customerKeys = {
  customer: (id: number) => key(`CUSTOMER#${id}`, 'CUSTOMER'),
} as const

/** Customers by last name. */
export const customerLists = {
  foodBank: (foodBankId: number) => listOn(1, `FOODBANK#${foodBankId}#CUSTOMERS`),
} as const
