import type { RecipientGroup } from '../../../shared/message/recipientGroup.ts'
import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

/** Stands before the people at the head of a circle, so that they can be queried alone. */
export const headPrefix = 'HEAD#'

export const messageKeys = {
  message: (id: number) => key(`MESSAGE#${id}`, 'MESSAGE'),
  /** What one recipient has of a message. */
  copy: (messageId: number, id: number) => key(`MESSAGE#${messageId}`, `COPY#${id}`),
  /** A message in its sender's list, with the counts that change. */
  sent: (userId: number, sendDate: string, id: number) => key(`SENDER#${userId}`, `${sendDate}#${id}`),
  /** Possible recipients: those whom a circle is named after, and those of the entities one step below. */
  head: (circle: RecipientGroup, entityId: number, userId: number) =>
    key(`CIRCLE#${circle}`, `${headPrefix}${entityId}#${userId}`),
  below: (circle: RecipientGroup, entityId: number, userId: number) =>
    key(`CIRCLE#${circle}`, `BELOW#${entityId}#${userId}`),
} as const

/** Copies of messages by the day they were sent. */
export const messageLists = {
  inbox: (userId: number) => listOn(1, `INBOX#${userId}`),
} as const
