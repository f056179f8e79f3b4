import * as z from 'zod/mini'
import { Instant, Text } from '../../core/schema/fields.ts'
import { madeLanguages, type PublishedTranslation } from '../../core/text/made.ts'

/** Translations that a machine made, and what people who speak the language say of them. */

/** Characters; the longest text is a declaration. */
export const maxWording = 2_000
/** Bound above the number of texts; the file of all is loaded by each page. */
export const maxCorrections = 1_500

/** A wording of the machine, and the one that a person wants instead. It falls away when the machine's changes. */
export const TextCorrection = z.object({ Wording: Text(maxWording), Corrected: Text(maxWording) })
export type TextCorrection = z.infer<typeof TextCorrection>

/** A person who read all of a language's texts, and when. */
export const ReviewedBy = z.object({ Name: z.string(), At: Instant })
export type ReviewedBy = z.infer<typeof ReviewedBy>

export const Translation = z.object({
  Language: z.enum(madeLanguages),
  Reviewed: z.nullable(ReviewedBy),
  Corrections: z.array(TextCorrection),
})
export type Translation = z.infer<typeof Translation>

export const publishedTranslation = ({ Reviewed, Corrections }: Translation): PublishedTranslation => ({
  IsReviewed: Reviewed !== null,
  Corrections: Object.fromEntries(Corrections.map(({ Wording, Corrected }) => [Wording, Corrected])),
})
const placesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')

/** The places of a text that a correction lost or added; undefined where it has all of them. */
export const hasSamePlaces = ({ Wording, Corrected }: TextCorrection): boolean =>
  placesIn(Wording) === placesIn(Corrected)
