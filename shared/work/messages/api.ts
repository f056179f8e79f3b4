import * as z from 'zod/mini'
import { foodBankAdministratorRoles, roles, staffRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, Instant, Nothing, PathID, page, Text } from '../../core/schema/fields.ts'
import { Addressee, addressGroups } from './addressing.ts'
import { Correspondent, MessageRecipient, maxOffered } from './correspondent.ts'
import { classifications, longestBody, longestSubject } from './message.ts'
import { isMoment } from './moment.ts'
import { inEachLanguage, PlannedMessage, SystemMessage, SystemMessageDraft } from './systemMessage.ts'

/** Messages between people, and the system message for everyone. */
const { get, post, put, remove } = area('messages')

const Classification = z.enum(classifications)
/** `YYYY-MM-DD HH:mm:ss` (section 7). */
const Moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/), z.refine(isMoment))

const messagesQuery = {
  source: gridQuery.source,
  classification: z.optional(Classification),
  searchFilter: gridQuery.searchFilter,
  dateStartFilter: z.optional(Moment),
  dateEndFilter: z.optional(Moment),
  zone: gridQuery.zone,
  order: gridQuery.order,
  rows: gridQuery.rows,
  cursor: gridQuery.cursor,
}

/** A message as its sender lists it. */
export const SentRow = z.object({
  ID: ID,
  SendDate: Instant,
  Subject: z.string(),
  classification: Classification,
  /** One of the recipients, by name; the only one when there is only one. */
  FirstRecipient: z.string(),
  /** Groups and organizations it was addressed to, beside people. */
  RecipientGroups: z._default(z.array(z.enum(addressGroups)), []),
  RecipientEntityNames: z._default(z.array(z.string()), []),
  TotalRecipients: z.int(),
  TotalRecipientsRead: z.int(),
})
export type SentRow = z.infer<typeof SentRow>

const Envelope = z.object({
  ID: ID,
  SendDate: Instant,
  Subject: z.string(),
  classification: Classification,
  Sender: Correspondent,
})

/** A message as a recipient lists it; `ID` is that of the recipient's own copy. */
export const ReceivedRow = z.object({ ID: ID, MessageViewedTime: z.nullable(Instant), UserMessage: Envelope })
export type ReceivedRow = z.infer<typeof ReceivedRow>

/** A recipient of a sent message, and when they first opened it. */
export const SentCopy = z.object({ ID: ID, MessageViewedTime: z.nullable(Instant), User1: Correspondent })
export type SentCopy = z.infer<typeof SentCopy>

/** Recipients that come with a sent message; the others are paged. */
export const recipientsPerPage = 50

/** A message as it was sent, with who has read it. */
export const Message = z.extend(Envelope, {
  /** Plain text with line breaks. */
  Body: z.string(),
  TotalRecipients: z.int(),
  TotalRecipientsRead: z.int(),
  RecipientGroups: z._default(z.array(z.enum(addressGroups)), []),
  RecipientEntityNames: z._default(z.array(z.string()), []),
  /** The first of them; fewer while the copies of a message to many are still being written. */
  UserMessageRecipients: z.array(SentCopy),
})
export type Message = z.infer<typeof Message>

/** A message as it was received; nobody else's copy shows in it. */
export const ReceivedMessage = z.extend(ReceivedRow, { UserMessage: z.extend(Envelope, { Body: z.string() }) })
export type ReceivedMessage = z.infer<typeof ReceivedMessage>

/** People or organizations named one by one; groups hold any number. */
const maxNamed = 5000

const MessageDraft = z.strictObject({
  Subject: Text(longestSubject),
  Body: Text(longestBody),
  /** People, and beside or instead of them whole groups and organizations; at least one of the three. */
  RecipientUserIDs: z.array(ID).check(z.maxLength(maxNamed)),
  RecipientGroups: z.optional(z.array(z.enum(addressGroups)).check(z.maxLength(addressGroups.length))),
  RecipientEntityIDs: z.optional(z.array(ID).check(z.maxLength(maxNamed))),
  classification: z.optional(Classification),
})
export type MessageDraft = z.infer<typeof MessageDraft>

export const getSentGrid = get('getSentGrid', '/api/sentmessagesgrid', {
  summary: 'Messages the person sent, newest first, with how many of the recipients have read them.',
  roles: staffRoles,
  resource: 'self',
  query: messagesQuery,
  value: page(SentRow),
})

export const getReceivedGrid = get('getReceivedGrid', '/api/receivedmessagesgrid', {
  summary: 'Messages the person received and did not delete, newest first.',
  roles: staffRoles,
  resource: 'self',
  query: messagesQuery,
  value: page(ReceivedRow),
})

export const getMessage = get('getMessage', '/api/messages/{id}', {
  summary: `A message the person sent, with when each of the first ${recipientsPerPage} recipients first opened it.`,
  roles: staffRoles,
  resource: 'message',
  params: { id: PathID },
  value: Message,
})

export const getMessageRecipientsGrid = get('getMessageRecipientsGrid', '/api/sentmessages/{id}/recipients', {
  summary: 'All recipients of a message the person sent, page by page, with when each first opened it.',
  roles: staffRoles,
  resource: 'message',
  params: { id: PathID },
  query: { rows: gridQuery.rows, cursor: gridQuery.cursor },
  value: page(SentCopy),
})

export const getMessageByRecipientId = get('getMessageByRecipientId', '/api/messages/recipient/{id}', {
  summary: 'A message the person received, by the ID of their copy; the first opening is remembered for the sender.',
  roles: staffRoles,
  resource: 'message',
  params: { id: PathID },
  value: ReceivedMessage,
  mutates: true,
})

export const removeMessage = remove('removeMessage', '/api/messages/{id}', {
  summary: 'Deletes the person’s own copy, by its ID; those of others and the sender’s stay.',
  roles: staffRoles,
  resource: 'message',
  params: { id: PathID },
  value: Nothing,
})

export const sendMessage = post('sendMessage', '/api/messages', {
  summary: 'Sends a message to people, organizations and groups the sender may write to; each person gets it once.',
  roles: staffRoles,
  resource: 'self',
  body: MessageDraft,
  value: z.object({ ID: ID, TotalRecipients: z.int() }),
  idempotent: true,
  limit: { perHour: 100 },
})

export const listRecipients = get('listRecipients', '/api/messages/recipients', {
  summary: `People the caller may write to, by name; at most ${maxOffered}, a search narrows them down.`,
  roles: staffRoles,
  resource: 'self',
  query: { searchFilter: gridQuery.searchFilter },
  value: z.array(MessageRecipient),
})

export const listAddressees = get('listAddressees', '/api/messages/addressees', {
  summary: `Groups the caller may write to, and organizations by name; at most ${maxOffered}, a search narrows them down.`,
  roles: staffRoles,
  resource: 'self',
  query: { searchFilter: gridQuery.searchFilter },
  value: z.object({ Groups: z.array(Addressee), Organizations: z.array(Addressee) }),
})

export const getSystemMessage = get('getSystemMessage', '/api/systemmessages/current', {
  summary: 'What the network or the person’s food bank has to tell them now, if anything they have not seen.',
  // By name, so that it reaches shared tablets as well.
  roles,
  byHelper: true,
  resource: 'tenant',
  query: {
    /** IDs that this device has shown: `3,7,12`. */
    seen: z.optional(z.string().check(z.maxLength(1000), z.regex(/^\d+(,\d+)*$/))),
  },
  value: z.nullable(SystemMessage),
})

/** Those who tell everyone something: the network all of the tenant, a food bank its own people. */
const announcerRoles = ['fano', ...foodBankAdministratorRoles] as const

export const getSystemMessagesGrid = get('getSystemMessagesGrid', '/api/systemmessagesgrid', {
  summary: 'System messages of the caller’s network or food bank, the one that ends last first.',
  roles: announcerRoles,
  resource: 'self',
  query: { rows: gridQuery.rows, cursor: gridQuery.cursor },
  value: page(PlannedMessage),
  before2: ({ rows, ...rest }) => ({ ...rest, rows: rows.map(inEachLanguage) }),
})

export const addSystemMessage = post('addSystemMessage', '/api/systemmessages', {
  summary: 'Plans a message that is shown once to each person it is for, from its start to its end.',
  roles: announcerRoles,
  resource: 'self',
  body: SystemMessageDraft,
  value: PlannedMessage,
  before2: inEachLanguage,
  idempotent: true,
})

export const updateSystemMessage = put('updateSystemMessage', '/api/systemmessages/{id}', {
  summary: 'Changes a message that has not ended; once it is shown its start stays.',
  roles: announcerRoles,
  resource: 'systemMessage',
  params: { id: PathID },
  body: z.extend(SystemMessageDraft, { Version: z.int() }),
  value: PlannedMessage,
  before2: inEachLanguage,
  idempotent: true,
})

export const endSystemMessage = post('endSystemMessage', '/api/systemmessages/{id}/end', {
  summary: 'Ends a message that is shown.',
  roles: announcerRoles,
  resource: 'systemMessage',
  params: { id: PathID },
  value: PlannedMessage,
  before2: inEachLanguage,
})

export const deleteSystemMessage = remove('deleteSystemMessage', '/api/systemmessages/{id}', {
  summary: 'Deletes a message that was not shown yet.',
  roles: announcerRoles,
  resource: 'systemMessage',
  params: { id: PathID },
  value: Nothing,
  idempotent: true,
})
