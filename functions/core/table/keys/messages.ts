import type { RecipientGroup } from '../../../../shared/network/organizations/recipientGroup.ts'
import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

/** Prefix of a group's owners, so that they can be queried alone. */
export const ownerPrefix = 'OWNER#'

/** Copies' numbers have six digits in sort keys. */
const maxCopy = 999_999

export const messageKeys = {
  message: (id: number) => key(`MESSAGE#${id}`, 'MESSAGE'),
  /** A recipient's copy of a message. */
  copy: (messageId: number, id: number) => key(`MESSAGE#${messageId}`, `COPY#${id}`),
  /** Recipients whose copies are not written yet: a batch by its first copy. */
  waiting: (messageId: number, first: number) =>
    key(`MESSAGE#${messageId}`, `WAITING#${String(first).padStart(6, '0')}`),
  /** A message in its sender's list, with the counts that change. */
  sent: (userId: number, sendDate: string, id: number) => key(`SENDER#${userId}`, `${sendDate}#${id}`),
  systemMessage: (id: number) => key(`SYSTEMMESSAGE#${id}`, 'SYSTEMMESSAGE'),
  /** Possible recipients of a group: its owners act for the entity itself, its members for the entities one step below. */
  owner: (group: RecipientGroup, entityId: number, userId: number) =>
    key(`GROUP#${group}`, `${ownerPrefix}${entityId}#${userId}`),
  member: (group: RecipientGroup, entityId: number, userId: number) =>
    key(`GROUP#${group}`, `MEMBER#${entityId}#${userId}`),
} as const

/** Parts of a message's own partition. */
export const messageRanges = {
  copies: (messageId: number) => ({ pk: `MESSAGE#${messageId}`, from: 'COPY#', to: 'COPY#~' }),
  /** Batches that wait, from that of the first copy to that of the last. */
  waiting: (messageId: number, first = 1, last = maxCopy) => ({
    pk: `MESSAGE#${messageId}`,
    from: messageKeys.waiting(messageId, first).sk,
    to: messageKeys.waiting(messageId, last).sk,
  }),
} as const

/** Copies of messages by the day they were sent. */
export const messageLists = {
  inbox: (userId: number) => listOn(1, `INBOX#${userId}`),
} as const

/** System messages of the network (no food bank) or of a food bank, by their end. */
export const systemMessageLists = {
  owner: (foodBankId: number | null) => listOn(1, `SYSTEMMESSAGES#${foodBankId ?? 'TENANT'}`),
} as const
