import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const textingKeys = {
  /** A text that waits for the end of the quiet hours. */
  delayed: (id: number) => key(`DELAYEDTEXT#${id}`, 'DELAYEDTEXT'),
  /** Consent of a phone number to texts. */
  preference: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'TEXTS'),
  /** The orders that a phone number was told of. */
  toldOrders: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'ORDERS'),
} as const

/** Texts that wait for the end of the quiet hours, by number. */
export const textingLists = {
  delayed: () => listOn(1, 'DELAYEDTEXTS'),
} as const
