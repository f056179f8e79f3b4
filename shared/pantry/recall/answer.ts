import * as z from 'zod/mini'
import { Instant } from '../../core/schema/fields.ts'
import { languages } from '../../core/text/languages.ts'

/** Answers of a family about recalled food, by the link of its message. */

export const recallAnswers = ['threwAway', 'eaten', 'notReceived'] as const
export const RecallAnswer = z.object({ At: Instant, Kind: z.enum(recallAnswers) })
export type RecallAnswer = z.infer<typeof RecallAnswer>

/** The recall as the link of its message shows it: nothing of the person. */
export const RecallNotice = z.object({
  Language: z.enum(languages),
  Product: z.object({ Name: z.string(), Brand: z.string() }),
  /** null for all of the product. */
  Lot: z.nullable(z.string()),
  Pantry: z.object({ Name: z.string(), PhoneNumber: z.string() }),
  Answer: z.nullable(RecallAnswer),
})
export type RecallNotice = z.infer<typeof RecallNotice>
