import * as z from 'zod/mini'
import { Instant } from '../../shared/api/fields.ts'
import type { NotificationKind } from '../../shared/notification/kinds.ts'
import { reactionKeys } from '../table/keys/reactions.ts'
import { table } from '../table/table.ts'
import { absent, ConditionFailed } from '../table/write.ts'

/**
 * The mark of a mail about one event to one person. It is set before the mail goes out, so that an event that is delivered
 * twice, or by two functions at once, writes to nobody twice.
 */

export const MailMark = z.object({
  State: z.enum(['sending', 'sent', 'refused', 'uncertain']),
  At: Instant,
  Kind: z.string(),
  Reason: z.optional(z.string()),
})
export type MailMark = z.infer<typeof MailMark>

export interface MailTo {
  readonly eventId: string
  readonly subject: string
  readonly kind: NotificationKind
}

/** Days a mark is kept: longer than queues and dead letters keep a message. */
const markDays = 30
/** A function lives a minute; a mail that it was still sending by then has lost its answer for good. */
const sendingMs = 60_000

const isSending = {
  expression: '#state = :sending',
  names: { '#state': 'State' },
  values: { ':sending': 'sending' },
} as const

const at = ({ eventId, subject }: MailTo) => reactionKeys.mail(eventId, subject)

/** 'claimed' when the mail is this caller's to send, 'lost' when an earlier sender died over it, else 'done'. */
export async function claim(mail: MailTo, now: Date): Promise<'claimed' | 'lost' | 'done'> {
  const mark: MailMark = { State: 'sending', At: now.toISOString(), Kind: mail.kind }
  const expires = Math.floor(now.getTime() / 1000) + markDays * 86_400
  try {
    await table.commit([{ put: { ...at(mail), ...mark, expires }, when: absent }])
    return 'claimed'
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
  const earlier = await table.get(at(mail), MailMark)
  const isLost = earlier?.State === 'sending' && now.getTime() - Date.parse(earlier.At) > sendingMs
  return isLost ? 'lost' : 'done'
}

/** Writes down how it ended. */
export const settle = (mail: MailTo, State: Exclude<MailMark['State'], 'sending'>, Reason?: string) =>
  table.commit([{ update: at(mail), set: { State, ...(Reason ? { Reason } : {}) }, when: isSending }])

/** Nothing was sent: whoever comes next may try. */
export const release = (mail: MailTo) => table.commit([{ remove: at(mail), when: isSending }])
