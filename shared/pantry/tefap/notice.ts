import * as z from 'zod/mini'
import { Instant, Text } from '../../core/schema/fields.ts'
import { StoredTranslations } from '../../core/schema/translated.ts'
import { languages } from '../../core/text/languages.ts'
import { inEach } from '../../core/text/text.ts'
import { tefapTexts } from './texts.ts'

/**
 * Written notice that a household reads before it signs for TEFAP food (decision 70): its rights as a beneficiary, and the
 * nondiscrimination statement. The text is the food bank's, with a version, so that a change of the federal wording needs no new
 * software. Before it has set one, a plain sentence says that its text is missing.
 */

export const maxNotice = 6000
/** English is read where a language has none. */
const NoticeTexts = z.partialRecord(z.enum(languages), Text(maxNotice)).check(z.refine(({ en }) => en !== undefined))

export const NoticeDraft = z.strictObject({
  /** Version that the form was filled from. */
  Version: z.int(),
  Texts: NoticeTexts,
})

export const StoredNotice = z.object({
  /** Number of the text; 0 before anybody has set one. */
  Version: z.int(),
  Texts: StoredTranslations(z.string()),
  At: z.nullable(Instant),
})
export type StoredNotice = z.infer<typeof StoredNotice>
export type TefapNotice = StoredNotice

export const noticeIn = ({ Texts }: Pick<TefapNotice, 'Texts'>, language: string): string =>
  Texts[language] ?? Texts.en ?? ''

export const defaultNotice: TefapNotice = {
  Version: 0,
  Texts: inEach((language) => tefapTexts[language].noticeMissing),
  At: null,
}
