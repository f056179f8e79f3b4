import type { NeighborMessageKind } from '../../../shared/core/texting/kinds.ts'
import { textableAt } from '../../../shared/core/texting/quietHours.ts'
import { claimWrite, type MailTo } from '../mail/mailMark.ts'
import { type SentOnce, sendOnce } from '../mail/sendOnce.ts'
import { nextId } from '../table/ids.ts'
import { ConditionFailed } from '../table/write.ts'
import { type texter, textNumber } from './texter.ts'
import { delayedTexts, isTextStopped } from './textTable.ts'

/**
 * Sends a text at most once for each event and person; in the quiet hours of its place it waits for their end. Who asks
 * for a customer's text has looked at their consent: `textAddress` of `shared/pantry/customers/consent.ts`.
 */
export interface TextToSend {
  /** The event that it is about, or a name of the occasion where several events are one. */
  readonly eventId: string
  readonly kind: NeighborMessageKind
  /** Tag as in e-mails: `customerTag(id)` or `customerInvitationTag(id)` of `events/mail.ts`. */
  readonly person: string
  /** Phone number in E.164. */
  readonly to: string
  readonly text: string
  /** Time at which a customer agreed to texts: a STOP before it counts no more. */
  readonly consentedAt?: string | undefined
  /** The food bank or agency that it is from. */
  readonly entityId: number
  /** IANA zone of the place that it is about. */
  readonly zone: string
}

/** `stopped`: the number's owner wants no texts; `off`: the tenant has no number to send from. */
export type TextResult = SentOnce | 'delayed' | 'stopped' | 'off'

export async function sendText(
  { eventId, kind, person, to, text, entityId, zone, consentedAt }: TextToSend,
  send: ReturnType<typeof texter>,
  now: Date,
): Promise<TextResult> {
  if (!textNumber()) return 'off'
  if (await isTextStopped(to, consentedAt)) return 'stopped'
  const mark: MailTo = { eventId, subject: `text-${person}`, kind }
  const at = textableAt(now, zone)
  if (at <= now) return sendOnce(mark, { to, text }, send, now)
  const state = {
    ID: await nextId('delayedText'),
    Version: 0,
    EntityID: entityId,
    Person: person,
    Kind: kind,
    To: to,
    Text: text,
    TimeZone: zone,
    DueAt: at.toISOString(),
  }
  try {
    await delayedTexts.save(
      undefined,
      { state, events: [] },
      { by: null, now, also: [claimWrite(mark, now, 'delayed')] },
    )
    return 'delayed'
  } catch (error) {
    if (error instanceof ConditionFailed) return 'done'
    throw error
  }
}
