import * as z from 'zod/mini'
import { type Language, translations } from '../text/text.ts'

/** Texts of a record in languages beside the one that it is written in. */

/** A stored map has no order, and an answer with the same words shall be the same. */
const inOrder = <T extends object>(texts: T) =>
  Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T

/** Texts as a form sends them: of the languages that there are. */
export const TranslationsDraft = <T extends z.core.SomeType>(texts: T) =>
  z.partialRecord(z.enum(translations), texts).check(z.overwrite(inOrder))

/** Texts as they are stored: also of languages that are no more. */
export const StoredTranslations = <T extends z.core.SomeType>(texts: T) =>
  z.record(z.string(), texts).check(z.overwrite(inOrder))
/** Texts of what has a name. */
export const NamedTranslations = StoredTranslations(z.object({ Name: z.string(), Description: z.string() }))
export type NamedTranslations = z.infer<typeof NamedTranslations>

interface Translated {
  readonly Translations?: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> | undefined
}

/** The record with its texts in a language, as far as it has them. */
export function readIn<R extends Translated>(record: R, language: Language): R {
  const texts = record.Translations?.[language]
  if (!texts) return record
  const written = Object.entries(texts).filter(([name, text]) => text !== '' && Object.hasOwn(record, name))
  return written.length === 0 ? record : { ...record, ...Object.fromEntries(written) }
}
