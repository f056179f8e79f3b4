import * as z from 'zod/mini'
import { ID, Instant } from '../../shared/api/fields.ts'
import { Message, ReceivedMessage, ReceivedRow, SentRow } from '../../shared/api/messages.ts'
import { Correspondent } from '../../shared/message/correspondent.ts'
import { type CopyState, copyId, isUnread, messageOfCopy, opened, removed } from '../../shared/message/message.ts'
import type { Loader } from '../http.ts'
import { unreadWrites } from '../session/badgeTable.ts'
import { retryConflicts } from '../table/aggregate.ts'
import { messageKeys, messageLists } from '../table/keys/messages.ts'
import { listAttributes } from '../table/lists.ts'
import { storedShape } from '../table/storedShape.ts'
import { table } from '../table/table.ts'
import { absent, atVersion, type Write } from '../table/write.ts'

/**
 * Messages in the table: the message, its row in the sender's list with the counts, and a copy for each recipient, all written
 * in one transaction. The first opening of a copy and its count are one transaction too. A recipient's badge changes with
 * their copy.
 */

const StoredMessage = z.omit(Message, { TotalRecipients: true, TotalRecipientsRead: true, UserMessageRecipients: true })
export type StoredMessage = z.infer<typeof StoredMessage>

const StoredCopy = z.extend(Correspondent, {
  ID: ID,
  MessageViewedTime: z.nullable(Instant),
  IsRemoved: z.boolean(),
  Version: z.int(),
})
type StoredCopy = z.infer<typeof StoredCopy>
const copyShape = storedShape(StoredCopy)

/** A recipient's copy with the message it is of. */
export interface Copy {
  readonly message: StoredMessage
  readonly copy: StoredCopy
}

export const received = ({ message, copy }: Copy): ReceivedMessage =>
  ReceivedMessage.parse({ ...copy, UserMessage: message })

/** A removed copy is in no list. */
function copyWrite({ message, copy }: Copy, when: Write['when']): Write {
  const listed = {
    ...listAttributes([messageLists.inbox(copy.UserID)]),
    sort: `${message.SendDate}#${copy.ID}`,
    row: ReceivedRow.parse({ ...copy, UserMessage: message }),
  }
  const item = { ...messageKeys.copy(message.ID, copy.ID), ...copy, Shape: copyShape.version }
  return { put: { ...item, ...(copy.IsRemoved ? {} : listed) }, when }
}

const sentLine = ({ Sender, SendDate, ID }: StoredMessage) => messageKeys.sent(Sender.UserID, SendDate, ID)

/** The writes of a new message: two for each recipient, and two more. */
export function messageWrites(message: StoredMessage, recipients: readonly Correspondent[]): Write[] {
  const line: SentRow = SentRow.parse({
    ...message,
    FirstRecipient: recipients[0]?.Name ?? '',
    TotalRecipients: recipients.length,
    TotalRecipientsRead: 0,
  })
  const copies = recipients.map((recipient, index) => ({
    ...Correspondent.parse(recipient),
    ID: copyId(message.ID, index + 1),
    MessageViewedTime: null,
    IsRemoved: false,
    Version: 1,
  }))
  return [
    { put: { ...messageKeys.message(message.ID), ...message }, when: absent },
    { put: { ...sentLine(message), ...line } },
    ...copies.map((copy) => copyWrite({ message, copy }, absent)),
    ...unreadWrites(copies.map((copy) => [copy.UserID, 1])),
  ]
}

async function copyById(id: number): Promise<Copy | undefined> {
  const messageId = messageOfCopy(id)
  const [message, copy] = await Promise.all([
    table.get(messageKeys.message(messageId), StoredMessage),
    table.get(messageKeys.copy(messageId, id), copyShape.schema),
  ])
  return message && copy ? { message, copy } : undefined
}

/** Only its holder reaches a copy, also one that was deleted. */
export const ownCopy: Loader<'message', { id: number }, Copy> = {
  kind: 'message',
  load: ({ input }) => copyById(input.id),
  owner: ({ copy }) => ({ UserID: copy.UserID }),
}

/** The message with all of its copies, in one query; only the sender reaches it so. */
export const ownMessage: Loader<'message', { id: number }, Message> = {
  kind: 'message',
  load: async ({ input }) => {
    const items = await table.all({ pk: messageKeys.message(input.id).pk }, z.looseObject({ sk: z.string() }))
    const message = items.find(({ sk }) => sk === messageKeys.message(input.id).sk)
    if (!message) return undefined
    const copies = items.filter((item) => item !== message).map((item) => StoredCopy.parse(item))
    return Message.parse({
      ...message,
      TotalRecipients: copies.length,
      TotalRecipientsRead: copies.filter((copy) => copy.MessageViewedTime !== null).length,
      UserMessageRecipients: copies.map((copy) => ({ ...copy, User1: copy })),
    })
  },
  owner: ({ Sender }) => ({ UserID: Sender.UserID }),
}

/** A badge changes with every message to its person: conflicts at it are retried as often as 40 senders at once need. */
export const maxBadgeConflicts = 40

const unreadOf = (copy: CopyState) => (isUnread(copy) ? 1 : 0)

/** Changes a copy by a rule; after a conflict, such as with another window of its recipient, the rule decides again. */
async function change(loaded: Copy, now: Date, rule: typeof removed, also: readonly Write[]): Promise<Copy> {
  const reload = () => copyById(loaded.copy.ID)
  return retryConflicts({ loaded, now, reload }, async ({ message, copy }) => {
    const changed = rule(copy)
    if (!changed) return { message, copy }
    const next = { message, copy: { ...copy, ...changed, Version: copy.Version + 1 } }
    const badge = unreadWrites([[copy.UserID, unreadOf(next.copy) - unreadOf(copy)]])
    await table.commit([copyWrite(next, atVersion(copy.Version)), ...badge, ...also], 1)
    return next
  })
}

/** Remembers the first opening and counts it, together and once. */
export const openCopy = (copy: Copy, now: Date) =>
  change(copy, now, (state) => opened(state, now), [
    { update: sentLine(copy.message), add: { TotalRecipientsRead: 1 } },
  ])

export const discard = (copy: Copy, now: Date) => change(copy, now, removed, [])
