import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { textAddress } from './consent.ts'
import type { Customer } from './customer.ts'
import { homeAgencyIds } from './level.ts'
import * as refusals from './refusals.ts'

/** Texts of a family that no rule understands: staff of its pantry read them, answer, and mark them as done. */

export const maxAnswerLength = 300
/** Length at which a text is cut. */
const maxTextLength = 1000
/** The latest ones are kept. */
const maxMessages = 40

export const TextMessage = z.object({
  /** The carrier's own number of a family's text: delivered again, it is the same. */
  ID: z.string(),
  At: Instant,
  Text: z.string(),
  /** Of an answer: who wrote it. */
  By: z.optional(z.object({ UserID: ID, Name: z.string() })),
  /** Of an answer that waits for the end of the quiet hours. */
  DueAt: z.optional(Instant),
})
export type TextMessage = z.infer<typeof TextMessage>

export const Conversation = z.object({
  CustomerID: ID,
  Version: z.int(),
  FoodBankID: ID,
  /** Agencies whose staff read it beside the food bank's. */
  AgencyIDs: z.array(ID),
  Name: z.string(),
  /** In E.164; the number of the last text. */
  PhoneNumber: z.string(),
  Messages: z.array(TextMessage),
  /** Time of the first text that nobody has answered; null when none waits. */
  WaitingSince: z.nullable(Instant),
})
export type Conversation = z.infer<typeof Conversation>

type About = Pick<Customer, 'ID' | 'FoodBankID' | 'AgencyIDs' | 'HomeAgencyIDs' | 'FirstName' | 'LastName'>

/** A customer's conversation before its first text. */
export const newConversation = (customer: About, PhoneNumber: string): Conversation => ({
  CustomerID: customer.ID,
  Version: 0,
  FoodBankID: customer.FoodBankID,
  AgencyIDs: [...homeAgencyIds(customer)],
  Name: `${customer.FirstName} ${customer.LastName}`.trim(),
  PhoneNumber,
  Messages: [],
  WaitingSince: null,
})

const withMessage = (before: Conversation, message: TextMessage): Conversation => ({
  ...before,
  Version: before.Version + 1,
  Messages: [...before.Messages, message].slice(-maxMessages),
})

/** Conversation after a text of the family; unchanged by one that came before. */
export function withText(
  before: Conversation,
  { ID: id, Text }: Pick<TextMessage, 'ID' | 'Text'>,
  now: Date,
): Conversation {
  if (before.Messages.some((message) => message.ID === id)) return before
  const At = now.toISOString()
  const message = { ID: id, At, Text: Text.slice(0, maxTextLength) }
  return { ...withMessage(before, message), WaitingSince: before.WaitingSince ?? At }
}

/** Conversation after an answer of staff: nothing waits any more. */
export const withAnswer = (before: Conversation, answer: TextMessage): Conversation => ({
  ...withMessage(before, answer),
  WaitingSince: null,
})

export const markedDone = (before: Conversation): Conversation =>
  before.WaitingSince === null ? before : { ...before, Version: before.Version + 1, WaitingSince: null }

/** The last word is staff's: a bare number that follows may answer their question. */
export const isAskedByStaff = ({ Messages }: Conversation): boolean => Messages.at(-1)?.By !== undefined

/**
 * Reason that staff may not text the family: it said STOP, or neither agreed to texts nor waits for an answer to its own.
 */
export function answerRefusal(
  customer: Pick<Customer, 'PhoneNumber' | 'IsTextMessageNotificationEnabled' | 'TextConsent'>,
  { PhoneNumber, WaitingSince }: Pick<Conversation, 'PhoneNumber' | 'WaitingSince'>,
  isStopped: boolean,
): Refusal | undefined {
  if (customer.PhoneNumber === null || customer.PhoneNumber !== PhoneNumber) return refuse(refusals.textsNeedPhone)
  if (isStopped) return refuse(refusals.textsStopped)
  return WaitingSince === null && textAddress(customer) === undefined ? refuse(refusals.textsNeedConsent) : undefined
}

/** A conversation as staff see it. */
export const ShownConversation = z.extend(z.omit(Conversation, { AgencyIDs: true, FoodBankID: true }), {
  /** Reason that the family can't be texted; null when it can. */
  Hindrance: z.nullable(z.string()),
})
export type ShownConversation = z.infer<typeof ShownConversation>
