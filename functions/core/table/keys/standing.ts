import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const standingKeys = {
  /** The regular order of a customer. */
  standing: (customerId: number) => key(`STANDING#${customerId}`, 'STANDING'),
} as const

export const standingLists = {
  /** Of all customers, while it goes on: the check for missing timers goes through them. */
  all: () => listOn(1, 'STANDINGS'),
} as const
