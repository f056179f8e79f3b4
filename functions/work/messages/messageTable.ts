import * as z from 'zod/mini'
import type { NewEvent } from '../../../shared/core/event.ts'
import { ID, Instant } from '../../../shared/core/schema/fields.ts'
import {
  Message,
  ReceivedMessage,
  ReceivedRow,
  recipientsPerPage,
  SentCopy,
  SentRow,
} from '../../../shared/work/messages/api.ts'
import { Correspondent } from '../../../shared/work/messages/correspondent.ts'
import {
  type CopyState,
  copyId,
  isUnread,
  messageOfCopy,
  opened,
  removed,
} from '../../../shared/work/messages/message.ts'
import { chunksOf } from '../../core/chunks.ts'
import type { Loader } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { absent, atVersion, present } from '../../core/table/conditions.ts'
import { expiryAfter } from '../../core/table/expiry.ts'
import { messageKeys, messageLists, messageRanges } from '../../core/table/keys/messages.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { type Actor, eventsAbout, eventWrites } from '../../core/table/outbox.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { ConditionFailed, type Write } from '../../core/table/write.ts'
import { unreadWrites } from '../../network/session/badgeTable.ts'

/**
 * Messages in the table: the message, its row in the sender's list with the counts, and a copy for each recipient; those of
 * one batch in one transaction, those of many in batches by a job. The first opening of a copy and its count are one
 * transaction too. A recipient's badge changes with their copy.
 */

const StoredMessage = z.omit(Message, { TotalRecipients: true, TotalRecipientsRead: true, UserMessageRecipients: true })
export type StoredMessage = z.infer<typeof StoredMessage>

/** A recipient as they were at sending. */
const Addressed = z.extend(Correspondent, { Subject: z.optional(z.string()) })
export type Addressed = z.infer<typeof Addressed>

const StoredCopy = z.extend(Addressed, {
  ID: ID,
  MessageViewedTime: z.nullable(Instant),
  IsRemoved: z.boolean(),
  Version: z.int(),
})
export type StoredCopy = z.infer<typeof StoredCopy>
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

/** A transaction of 100 writes holds a copy and a count for each, the message with its row, an event and a stored response. */
export const batchSize = 48

/** Recipients whose copies are written together; `First` is the number of the first. */
const Batch = z.object({ First: z.int(), Recipients: z.array(Addressed) })
type Batch = z.infer<typeof Batch>

const batchesOf = (recipients: readonly Addressed[]): Batch[] =>
  chunksOf(recipients, batchSize).map((some, index) => ({
    First: index * batchSize + 1,
    Recipients: some.map((one) => Addressed.parse(one)),
  }))

/** Sender of copies, and their organization. */
export interface MessageActor extends Actor {
  readonly EntityID: number
}

/** An event of a message is numbered by the first copy that it tells of. */
const eventOf = (messageId: number, event: NewEvent, version: number, actor: MessageActor): Write[] =>
  eventWrites(
    messageKeys.message(messageId),
    eventsAbout({ kind: 'message', id: messageId, entityId: actor.EntityID, version }, [event], actor),
  )

function batchWrites(message: StoredMessage, { First, Recipients }: Batch, actor: MessageActor | undefined): Write[] {
  const copies = Recipients.map((recipient, index) => ({
    ...recipient,
    ID: copyId(message.ID, First + index),
    MessageViewedTime: null,
    IsRemoved: false,
    Version: 1,
  }))
  const delivered = { type: 'CopiesDelivered', detail: { First, Last: First + Recipients.length - 1 } }
  return [
    ...copies.map((copy) => copyWrite({ message, copy }, absent)),
    ...unreadWrites(copies.map((copy) => [copy.UserID, 1])),
    ...(actor ? eventOf(message.ID, delivered, First, actor) : []),
  ]
}

/**
 * The writes of a new message; with at most one batch of recipients also those of their copies, else a job delivers them
 * (`messageJob.ts`). Without an actor nothing reacts: for data of demonstrations.
 */
export function messageWrites(message: StoredMessage, recipients: readonly Addressed[], actor?: MessageActor): Write[] {
  const line: SentRow = SentRow.parse({
    ...message,
    FirstRecipient: recipients[0]?.Name ?? '',
    TotalRecipients: recipients.length,
    TotalRecipientsRead: 0,
  })
  const [only, ...more] = batchesOf(recipients)
  return [
    { put: { ...messageKeys.message(message.ID), ...message }, when: absent },
    { put: { ...sentLine(message), ...line } },
    ...(only && more.length === 0 ? batchWrites(message, only, actor) : []),
  ]
}

/** Days after which recipients of a message that was never committed are deleted; longer than a queue keeps its messages. */
const waitingDays = 30
/** 80 batches of the longest names stay below the 4 MB of a transaction. */
const batchesAtOnce = 80

/**
 * Stores the recipients of a message to many, before the message itself: until the message is committed nobody reads them,
 * so that any number of recipients is all or nothing.
 */
export async function storeWaiting(messageId: number, recipients: readonly Addressed[], now: Date): Promise<void> {
  const expires = expiryAfter(now, waitingDays)
  const writes = batchesOf(recipients).map(
    (batch): Write => ({ put: { ...messageKeys.waiting(messageId, batch.First), ...batch, expires }, when: absent }),
  )
  for (const some of chunksOf(writes, batchesAtOnce)) await table.commit(some)
}

export const messageById = (id: number) => table.get(messageKeys.message(id), StoredMessage)

/** Copies by the number of the first and of the last. */
export interface Span {
  readonly first: number
  readonly last: number
}

/**
 * Writes the copies of those who wait, batch by batch; without a span all of them. A batch's item is removed in the
 * transaction of its copies: who is killed in the middle leaves the other batches, and of two at once one finds the batch gone.
 */
export async function deliverWaiting(message: StoredMessage, actor: MessageActor, span?: Span): Promise<void> {
  const waiting = await table.all(messageRanges.waiting(message.ID, span?.first, span?.last), Batch)
  for (const batch of waiting) {
    const gone: Write = { remove: messageKeys.waiting(message.ID, batch.First), when: present }
    try {
      await table.commit([gone, ...batchWrites(message, batch, actor)], maxBadgeConflicts)
    } catch (error) {
      if (!(error instanceof ConditionFailed && error.failed.includes(gone))) throw error
    }
  }
}

/** The copies of a batch, by the numbers of its event. */
export const copiesBetween = (messageId: number, first: number, last: number) =>
  table.all(
    {
      pk: messageKeys.message(messageId).pk,
      from: messageKeys.copy(messageId, copyId(messageId, first)).sk,
      to: messageKeys.copy(messageId, copyId(messageId, last)).sk,
    },
    copyShape.schema,
  )

async function copyById(id: number): Promise<Copy | undefined> {
  const messageId = messageOfCopy(id)
  const [message, copy] = await Promise.all([
    messageById(messageId),
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

/** A message for its sender. */
export const ownMessage: Loader<'message', { id: number }, StoredMessage> = {
  kind: 'message',
  load: ({ input }) => messageById(input.id),
  owner: ({ Sender }) => ({ UserID: Sender.UserID }),
}

/** A page of a message's recipients, in the order of their copies. */
export async function copiesPage(
  messageId: number,
  limit: number,
  cursor?: string,
): Promise<{ rows: SentCopy[]; cursor?: string }> {
  const page = await table.page({ ...messageRanges.copies(messageId), limit, cursor }, copyShape.schema)
  const rows = page.items.map((copy) => SentCopy.parse({ ...copy, User1: copy }))
  return { rows, cursor: page.cursor }
}

/** Number of people that a message goes to, those included whose copies wait. */
export async function totalRecipients(message: StoredMessage): Promise<number> {
  const line = await table.get(sentLine(message), SentRow)
  if (!line) throw new Error(`Message ${message.ID} is not in its sender's list`)
  return line.TotalRecipients
}

/** A message as it was sent: the counts are those of the sender's list, exact while copies are still being written. */
export async function sentView(message: StoredMessage): Promise<Message> {
  const [line, { rows }] = await Promise.all([
    table.get(sentLine(message), SentRow),
    copiesPage(message.ID, recipientsPerPage),
  ])
  return Message.parse({ ...line, ...message, UserMessageRecipients: rows })
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
