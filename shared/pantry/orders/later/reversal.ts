import * as z from 'zod/mini'
import { type Caller, pantryCoordinatorRoles, type Role } from '../../../core/access.ts'
import { type Refusal, refuse } from '../../../core/answer.ts'
import { ID, Instant, Text } from '../../../core/schema/fields.ts'
import { addDays, localDay, startOfDay } from '../../../core/time/zone.ts'
import type { HandOver } from '../handOver.ts'
import * as refusals from './refusals.ts'

/**
 * A hand-over made in error is reversed by an entry of its own: the record stays, and reports count neither. It is so until the end
 * of the day after it, so that what was counted for a month is settled a day after the month.
 */

export const reversalReasons = ['wrongFamily', 'wrongOrder', 'cameBack', 'other'] as const
export type ReversalReason = (typeof reversalReasons)[number]
export const maxReversalWords = 300

/** Both are left out within the minute in which the table takes a hand-over back. */
export const ReversalDraft = z
  .strictObject({
    Reason: z.optional(z.enum(reversalReasons)),
    /** Needed where the reason is another one. */
    Words: z.optional(Text(maxReversalWords)),
  })
  .check(z.refine(({ Reason, Words }) => Reason !== 'other' || Words !== undefined, { path: ['Words'] }))
export type ReversalDraft = z.infer<typeof ReversalDraft>

export const Reversal = z.object({
  At: Instant,
  By: z.nullable(z.object({ UserID: ID, EntityID: ID, Name: z.string() })),
  /** Absent of one that was taken back within its minute. */
  Reason: z.optional(z.enum(reversalReasons)),
  Words: z.optional(z.string()),
  /** Hand-over that it takes back. */
  HandedOver: z.object({ At: Instant, UserID: z.nullable(ID) }),
})
export type Reversal = z.infer<typeof Reversal>

/** Day on which people learned of a hand-over: that of the place, or the one on which a signed sheet was typed in. */
const knownOn = ({ Day, Signature }: Pick<HandOver, 'Day' | 'Signature'>, zone: string): string => {
  const typed = Signature?.TypedIn === undefined ? Day : localDay(new Date(Signature.TypedIn), zone)
  return typed > Day ? typed : Day
}

/** End of the day after it, on the calendar of the place. */
export const reversibleUntil = (facts: Pick<HandOver, 'Day' | 'Signature'>, zone: string): Date =>
  startOfDay(addDays(knownOn(facts, zone), 2), zone)

/** The person who handed it over may reverse it, and those who lead a pantry. */
export const mayReverse = ({ By }: Pick<HandOver, 'By'>, { UserID, Role }: { UserID: number; Role: Role }): boolean =>
  By?.UserID === UserID || (pantryCoordinatorRoles as readonly Role[]).includes(Role)

interface Reversing {
  readonly by: Pick<Caller, 'UserID' | 'Role'>
  readonly zone: string
  readonly now: Date
}

/** Reason that a hand-over of more than a minute ago is not reversed. */
export function reversalRefusal(facts: HandOver, { by, zone, now }: Reversing): Refusal | undefined {
  if (!mayReverse(facts, by)) return refuse(refusals.reversalByOthers)
  return now < reversibleUntil(facts, zone) ? undefined : refuse(refusals.reversalOver)
}

/** A hand-over that was taken back, sent again by the tablet on which it waited. */
export const isTakenBack = (
  reversals: readonly Pick<Reversal, 'HandedOver'>[] | undefined,
  { At, By }: Pick<HandOver, 'At' | 'By'>,
): boolean =>
  (reversals ?? []).some(({ HandedOver }) => HandedOver.At === At && HandedOver.UserID === (By?.UserID ?? null))
