import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type MadeLanguage, publishedPath } from '../../../shared/core/text/made.ts'
import {
  publishedTranslation,
  ReviewedBy,
  TextCorrection,
  type Translation,
} from '../../../shared/work/translations/translation.ts'
import { storePublic } from '../../core/attachments/pictures.ts'
import { hashOf } from '../../core/http/secret.ts'
import { translationKeys } from '../../core/table/keys/translations.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Corrections of a language's texts, an item each, and its review; all of them are published as one file that pages load. */

const Item = z.union([TextCorrection, ReviewedBy])

export async function loadTranslation(Language: MadeLanguage): Promise<Translation> {
  const items = await table.all(translationKeys.language(Language), Item)
  const Corrections = items.filter((item): item is TextCorrection => 'Wording' in item)
  return {
    Language,
    Reviewed: items.find((item): item is ReviewedBy => 'At' in item) ?? null,
    Corrections: Corrections.toSorted((a, b) => (a.Wording < b.Wording ? -1 : 1)),
  }
}

export const correctionWrite = (language: MadeLanguage, { Wording, Corrected }: TextCorrection): Write => ({
  put: { ...translationKeys.correction(language, hashOf(Wording)), Wording, Corrected },
})
export const removeCorrection = (language: MadeLanguage, wording: string): Write => ({
  remove: translationKeys.correction(language, hashOf(wording)),
})
export const reviewWrite = (language: MadeLanguage, reviewed: ReviewedBy | null): Write =>
  reviewed
    ? { put: { ...translationKeys.review(language), ...reviewed } }
    : { remove: translationKeys.review(language) }

/** Publishes what the table has; again where somebody changed it meanwhile, so that the last file has every change. */
export async function publishTranslation(language: MadeLanguage): Promise<Translation> {
  for (let published = await loadTranslation(language); ; ) {
    await storePublic(publishedPath(language).slice(1), JSON.stringify(publishedTranslation(published)))
    const now = await loadTranslation(language)
    if (isDeepStrictEqual(now, published)) return now
    published = now
  }
}
