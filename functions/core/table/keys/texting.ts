import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const textingKeys = {
  /** A text that waits for the end of the quiet hours. */
  delayed: (id: number) => key(`DELAYEDTEXT#${id}`, 'DELAYEDTEXT'),
  /** Consent of a phone number to texts. */
  preference: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'TEXTS'),
  /** The orders that a phone number was told of. */
  toldOrders: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'ORDERS'),
  /** Answer to a text that somebody sent: a second delivery gets the same. */
  received: (inboundId: string) => key(`RECEIVEDTEXT#${inboundId}`, 'RECEIVEDTEXT'),
  /** Texts of a number that is nobody's. */
  unknown: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'UNKNOWN'),
  /** Mark that a number was offered the same order as last time. */
  offered: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'OFFERED'),
  /** A customer who has the phone number. */
  customer: (phoneNumber: string, id: number | '') => key(`TEXTS#${phoneNumber}`, `CUSTOMER#${id}`),
  /** The one-time code that was sent to a phone number. */
  code: (phoneNumber: string) => key(`TEXTS#${phoneNumber}`, 'CODE'),
  /** Tries of one code. */
  codeTries: (phoneNumber: string, codeId: string) => key(`TEXTS#${phoneNumber}#TRIES`, codeId),
  /** Codes sent to a phone number in the nth span. */
  codesTo: (phoneNumber: string, nth: number) => key(`TEXTS#${phoneNumber}#CODES`, String(nth)),
  /** Codes that an address asked for, or tried, in the nth span. */
  codesFrom: (address: string, nth: number) => key(`CODESFROM#${address}`, String(nth)),
  codeTriesFrom: (address: string, nth: number) => key(`CODETRIESFROM#${address}`, String(nth)),
  /** Right to one sign-in at the user pool, by its hash. */
  ticket: (hash: string) => key(`SIGNINTICKET#${hash}`, 'TICKET'),
} as const

/** Texts that wait for the end of the quiet hours, by number. */
export const textingLists = {
  delayed: () => listOn(1, 'DELAYEDTEXTS'),
} as const
