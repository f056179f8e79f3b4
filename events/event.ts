import * as z from 'zod/mini'
import { roles } from '../shared/access.ts'
import { ID, Instant } from '../shared/api/fields.ts'
import type { Happenings, HappeningType } from '../shared/donation/happenings.ts'

/**
 * A fact: something that happened, in the past tense. It is written in the same transaction as the change it tells of,
 * published by the table's stream, and stays as the donation's timeline.
 */
export interface Fact<T extends string = string, D = unknown> {
  readonly type: T
  readonly summary: string
  readonly detail: z.ZodMiniType<D>
  /** For the events page, and to invoke a reaction by hand. */
  readonly sample: D
}

export const fact = <T extends HappeningType>(
  type: T,
  summary: string,
  detail: z.ZodMiniType<Happenings[T]>,
  sample: Happenings[T],
): Fact<T, Happenings[T]> => ({ type, summary, detail, sample })

/** What every fact carries. `ID` is unique and never reused: reactions apply it once. */
export const Envelope = z.object({
  ID: z.string(),
  Type: z.string(),
  At: Instant,
  DonationID: ID,
  FoodBankID: ID,
  /** Who did it, without a name: facts hold no personal data. null for the clock or the product itself. */
  By: z.nullable(z.object({ UserID: ID, EntityID: ID, Role: z.enum(roles) })),
  Detail: z.record(z.string(), z.unknown()),
})
export type Envelope = z.infer<typeof Envelope>
