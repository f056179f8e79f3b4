import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../../../shared/core/answer.ts'
import { ID, Instant } from '../../../../shared/core/schema/fields.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { codeText } from '../../../../shared/pantry/customers/codeTexts.ts'
import * as refusals from '../../../../shared/pantry/customers/refusals.ts'
import {
  codeDigits,
  codeMinutes,
  codeTyped,
  maxCodeTries,
  paddedCode,
  ticketMinutes,
} from '../../../../shared/pantry/customers/signInCode.ts'
import type { PublicContext } from '../../../core/http/context.ts'
import { HttpFault } from '../../../core/http/fault.ts'
import { hashOf, isSecretOf, randomSecret } from '../../../core/http/secret.ts'
import { addressHash, isOverLimit } from '../../../core/http/throttle.ts'
import { webUrl } from '../../../core/mail/webUrl.ts'
import { readCorrections } from '../../../core/reference/corrections.ts'
import { equals, present } from '../../../core/table/conditions.ts'
import { textingKeys } from '../../../core/table/keys/texting.ts'
import { table } from '../../../core/table/table.ts'
import { ConditionFailed, type Write } from '../../../core/table/write.ts'
import { texter, textNumber } from '../../../core/texting/texter.ts'

/** One-time codes in the table, one at a time for each phone number, and the tickets that sign-in codes are exchanged for. */

const send = texter()
const minute = 60_000
const hour = 60 * minute

/** Families sign in from one pantry's or library's network. */
const limits = {
  number: { max: 5, spanMs: hour },
  address: { max: 100, spanMs: hour },
  tries: { max: 120, spanMs: hour },
} as const

const OneTimeCode = z.object({
  ID: z.string(),
  Hash: z.string(),
  Until: Instant,
  /** Customer who wants to have the number; absent of a sign-in. */
  CustomerID: z.optional(ID),
})

const secondOf = (at: Date) => Math.ceil(at.getTime() / 1000)
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minute)
const secretOf = (id: string, code: string) => `${id} ${code}`

type Sender = Pick<PublicContext<unknown>, 'language' | 'now'> & { readonly address?: string }

/** Known and unknown numbers are counted alike. */
async function assertFewAsked(phone: string, { address, now, language }: Sender): Promise<void> {
  const over = await Promise.all([
    isOverLimit(limits.number, now, (span) => textingKeys.codesTo(phone, span)),
    address !== undefined &&
      isOverLimit(limits.address, now, (span) => textingKeys.codesFrom(addressHash(address), span)),
  ])
  if (over.includes(true)) throw new HttpFault(429, refusals.tooManyCodes[language])
}

async function assertFewTried({ address, now, language }: Sender): Promise<void> {
  if (address === undefined) return
  const sender = addressHash(address)
  if (await isOverLimit(limits.tries, now, (span) => textingKeys.codeTriesFrom(sender, span)))
    throw new HttpFault(429, refusals.tooManyCodes[language])
}

/** A number's code, in place of any before. `customerId`: of whoever wants to have the number. */
export function newOneTimeCode(phone: string, customerId: number | undefined, now: Date) {
  const [id, code, until] = [randomSecret(9), paddedCode(randomInt(10 ** codeDigits)), later(now, codeMinutes)]
  const own = customerId === undefined ? {} : { CustomerID: customerId }
  const kept = { ID: id, Hash: hashOf(secretOf(id, code)), Until: until.toISOString(), ...own }
  return { code, write: { put: { ...textingKeys.code(phone), ...kept, expires: secondOf(until) } } satisfies Write }
}

interface Asked {
  readonly phone: string
  /** Customer who wants to have the number; undefined of a sign-in. */
  readonly customerId?: number
  /** Language of the text. */
  readonly language: Language
  /** The number is known: of others a code is kept as well, which nobody gets to read. */
  readonly isSent: boolean
}

/**
 * Makes the number's code, in place of any before, and sends it at once, day or night: the person waits for it. Also to a number
 * that stopped texts, whose family could not get in any more: each code is asked for anew.
 */
export async function textCode(
  { phone, customerId, language, isSent }: Asked,
  sender: Sender,
): Promise<Refusal | undefined> {
  if (!textNumber()) return refuse(refusals.textsOff)
  await assertFewAsked(phone, sender)
  const { code, write } = newOneTimeCode(phone, customerId, sender.now)
  await Promise.all([table.commit([write]), readCorrections([language], sender.now)])
  const outcome = isSent && (await send({ to: phone, text: codeText(code, new URL(webUrl()).host, language) }))
  // The person is told to ask again, rather than left to wait.
  if (outcome && outcome.state === 'putOff') throw new Error(`A code was not sent: ${outcome.reason}`)
  return undefined
}

/** Counted before it is compared: tries at the same moment are no more tries. */
async function isRight(phone: string, typed: string, customerId: number | undefined, now: Date) {
  const kept = await table.get(textingKeys.code(phone), OneTimeCode)
  if (!kept || Date.parse(kept.Until) <= now.getTime() || kept.CustomerID !== customerId) return undefined
  const tries = await table.countUp(textingKeys.codeTries(phone, kept.ID), secondOf(new Date(kept.Until)))
  return tries <= maxCodeTries && isSecretOf(secretOf(kept.ID, codeTyped(typed)), kept.Hash) ? kept : undefined
}

/**
 * Uses the code up, in one transaction with what it is exchanged for; a refusal for one that is wrong, over, used, or was tried too
 * often: it is not told which.
 */
export async function spendCode(
  { phone, code, customerId }: { readonly phone: string; readonly code: string; readonly customerId?: number },
  sender: Sender,
  exchange: () => Promise<readonly Write[]> = async () => [],
): Promise<Refusal | undefined> {
  await assertFewTried(sender)
  const kept = await isRight(phone, code, customerId, sender.now)
  if (!kept) return refuse(refusals.codeWrong)
  try {
    const exchanged = await exchange()
    await table.commit([{ remove: textingKeys.code(phone), when: equals({ ID: kept.ID }) }, ...exchanged])
    return undefined
  } catch (error) {
    // Another phone was faster.
    if (error instanceof ConditionFailed) return refuse(refusals.codeWrong)
    throw error
  }
}

const Ticket = z.object({ Subject: z.string(), Until: Instant })

/** For one sign-in of the account at the user pool. */
export function newTicket(Subject: string, now: Date): { readonly ticket: string; readonly write: Write } {
  const [ticket, until] = [randomSecret(32), later(now, ticketMinutes)]
  const kept = { Subject, Until: until.toISOString(), expires: secondOf(until) }
  return { ticket, write: { put: { ...textingKeys.ticket(hashOf(ticket)), ...kept } } }
}

/** Tells if the ticket was the account's, and uses it up. */
export async function spendTicket(ticket: string, subject: string, now: Date): Promise<boolean> {
  const at = textingKeys.ticket(hashOf(ticket))
  const kept = await table.get(at, Ticket)
  if (kept?.Subject !== subject || Date.parse(kept.Until) <= now.getTime()) return false
  try {
    await table.commit([{ remove: at, when: present }])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
