import * as z from 'zod/mini'
import { ID, Instant } from '../shared/api/fields.ts'

/**
 * A fact: something that happened to a donation, in the past tense. It is written in the same transaction as the change
 * it tells of, published by the table's stream, and stays as the donation's timeline.
 */
export interface Fact<D = unknown> {
  readonly type: string
  readonly summary: string
  readonly detail: z.ZodMiniType<D>
  /** For the events page, and to invoke a reaction by hand. */
  readonly sample: D
}
export type Detail<F> = F extends Fact<infer D> ? D : never

export const fact = <D>(type: string, summary: string, detail: z.ZodMiniType<D>, sample: D): Fact<D> => ({
  type,
  summary,
  detail,
  sample,
})

/** What every fact carries. `ID` is unique and never reused: reactions apply it once. */
export const Envelope = z.object({
  ID: z.string(),
  Type: z.string(),
  At: Instant,
  DonationID: ID,
  FoodBankID: ID,
  /** The person who did it; null for the clock or the product itself. */
  By: z.nullable(z.object({ UserID: ID, Name: z.string(), EntityID: ID })),
  Detail: z.unknown(),
})
export type Envelope<D = unknown> = Omit<z.infer<typeof Envelope>, 'Detail'> & { Detail: D }

/** A fact before it is written: the table adds ID, time, donation and person. */
export interface NewFact<D = unknown> {
  readonly fact: Fact<D>
  readonly detail: D
}
export const tell = <D>(kind: Fact<D>, detail: D): NewFact<D> => ({ fact: kind, detail })
