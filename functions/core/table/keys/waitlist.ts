import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const waitlistKeys = {
  /** Families who wait for a place in a window. */
  list: (windowId: number) => key(`WAITLIST#${windowId}`, 'WAITLIST'),
  /** Waited-for orders of a customer, by window. */
  customer: (customerId: number) => ({ pk: `WAITLISTOF#${customerId}` }),
  /** The order that a customer places when there is a place. */
  draft: (customerId: number, windowId: number) => key(`WAITLISTOF#${customerId}`, String(windowId)),
  /** A code that opens an offered place without signing in, by its hash. */
  link: (windowId: number, hash: string) => key(`PLACELINK#${windowId}`, hash),
  wrongCodesFor: (windowId: number, span: number) => key(`WRONGCODESFORPLACE#${windowId}`, String(span)),
} as const

export const waitlistLists = {
  /** Of all windows that families have waited for: the check for missing timers goes through them. */
  all: () => listOn(1, 'WAITLISTS'),
} as const
