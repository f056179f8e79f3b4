import { log } from '../log.ts'
import type { DeliveryOutcome } from './delivery.ts'
import { claim, type MailTo, release, settle } from './mailMark.ts'

/** A mail was not sent; the queue delivers the event again. The message has the reason, never the recipient. */
export class MailPutOff extends Error {
  constructor(reason: string) {
    super(`Mail put off: ${reason}`)
    this.name = 'MailPutOff'
  }
}

type Send<M> = (message: M) => Promise<DeliveryOutcome>
/** `done`: an earlier delivery of the event sent it, or may have. */
export type SentOnce = 'sent' | 'refused' | 'uncertain' | 'done'

/**
 * Sends a mail or text unless it was or may have been sent before. Throws `MailPutOff` when it has to be retried. A mail with
 * a secret is written when it is certain that this call sends it: its function makes the secret.
 */
export async function sendOnce<M extends object>(
  to: MailTo,
  message: M | (() => Promise<M>),
  send: Send<M>,
  now: Date,
): Promise<SentOnce> {
  const told = { event: to.eventId, kind: to.kind, person: to.subject }
  const claimed = await claim(to, now)
  if (claimed === 'lost') {
    await settle(to, 'uncertain', 'NoAnswer')
    log.warn('mail uncertain', { ...told, reason: 'NoAnswer' })
  }
  if (claimed !== 'claimed') return 'done'
  const outcome = await send(typeof message === 'function' ? await writeOrRelease(to, message) : message)
  if (outcome.state === 'putOff') {
    await release(to)
    throw new MailPutOff(outcome.reason)
  }
  if (outcome.state === 'sent') {
    await settle(to, 'sent')
    log.info('mail sent', told)
  } else {
    await settle(to, outcome.state, outcome.reason)
    log.warn(`mail ${outcome.state}`, { ...told, reason: outcome.reason })
  }
  return outcome.state
}

/** A mail that could not be written was not sent: the next delivery may try. */
async function writeOrRelease<M>(to: MailTo, write: () => Promise<M>): Promise<M> {
  try {
    return await write()
  } catch (error) {
    await release(to)
    throw error
  }
}

/** Maximum simultaneous connections to SES. */
const atOnce = 4

/** Runs all, a few at a time; after a failure no further one starts. Throws the first failure. */
export async function inTurn<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...list]
  const failures: unknown[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && failures.length === 0; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
}
