import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { NotificationKind } from '../../../shared/core/mail/kinds.ts'
import { Instant } from '../../../shared/core/schema/fields.ts'
import type { NeighborMessageKind } from '../../../shared/core/texting/kinds.ts'
import { absent, equals, oneOf, or } from '../table/conditions.ts'
import { expiryAfter } from '../table/expiry.ts'
import { reactionKeys } from '../table/keys/reactions.ts'
import { table } from '../table/table.ts'
import { ConditionFailed, type Write } from '../table/write.ts'

/**
 * The mark of a mail or text about one event to one person. It is written before it is sent, so that an event that is
 * delivered twice, or to two functions at once, sends one.
 */

export const MailMark = z.object({
  /** `delayed`: an item of its own has the text until the quiet hours are over. */
  State: z.enum(['sending', 'sent', 'refused', 'uncertain', 'delayed']),
  At: Instant,
  Kind: z.string(),
  Reason: z.optional(z.string()),
})
export type MailMark = z.infer<typeof MailMark>

export interface MailTo {
  readonly eventId: string
  readonly subject: string
  readonly kind:
    | NotificationKind
    | NeighborMessageKind
    | 'invitation'
    | 'job'
    | 'report'
    | 'signUpRefused'
    | 'textReply'
}

/** Days a mark is kept: longer than queues and dead letters keep a message. */
const markDays = 30
/** Timeout of the function; a mail still marked as being sent after it has lost its answer. */
const sendingMs = 60_000

const isSending = equals({ State: 'sending' })

const at = ({ eventId, subject }: MailTo) => reactionKeys.mail(eventId, subject)

/** The mark of a mail that is being sent; it fails when there is one already. */
export function claimWrite(mail: MailTo, now: Date, State: 'sending' | 'delayed' | 'sent' = 'sending'): Write {
  return { put: { ...at(mail), ...newMark(mail, now, State) }, when: absent }
}

function newMark({ kind }: MailTo, now: Date, State: MailMark['State']) {
  const mark: MailMark = { State, At: now.toISOString(), Kind: kind }
  return { ...mark, expires: expiryAfter(now, markDays) }
}

/** 'claimed' when this caller sends the mail, 'lost' when an earlier sender ended without an outcome, else 'done'. */
export async function claim(mail: MailTo, now: Date): Promise<'claimed' | 'lost' | 'done'> {
  // Known again when the SDK repeats the write after a lost answer.
  const Claim = randomUUID()
  const set = { ...newMark(mail, now, 'sending'), Claim }
  try {
    await table.update({ update: at(mail), set, when: or(absent, equals({ Claim })) })
    return 'claimed'
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
  const earlier = await table.get(at(mail), MailMark)
  const isLost = earlier?.State === 'sending' && now.getTime() - Date.parse(earlier.At) > sendingMs
  return isLost ? 'lost' : 'done'
}

/** Outcome of a mail or text; undefined while it is being sent or waits for the end of the quiet hours. */
export async function outcomeOfMail(mail: MailTo): Promise<'sent' | 'failed' | 'uncertain' | undefined> {
  const state = (await table.get(at(mail), MailMark))?.State
  if (state === 'refused') return 'failed'
  return state === 'sending' || state === 'delayed' ? undefined : state
}

/** Records the outcome. */
export const settle = (mail: MailTo, State: Exclude<MailMark['State'], 'sending' | 'delayed'>, Reason?: string) =>
  table.update({
    update: at(mail),
    set: { State, ...(Reason ? { Reason } : {}) },
    when: oneOf('State', ['sending', State]),
  })

/** Not sent: the next delivery may try. */
export const releaseWrite = (mail: MailTo): Write => ({ remove: at(mail), when: isSending })
export const release = (mail: MailTo) => table.commit([releaseWrite(mail)])
