import { refuse } from '../../../shared/core/answer.ts'
import * as translations from '../../../shared/work/translations/api.ts'
import * as refusals from '../../../shared/work/translations/refusals.ts'
import { hasSamePlaces, maxCorrections } from '../../../shared/work/translations/translation.ts'
import { endpoint } from '../../core/http/http.ts'
import {
  correctionWrite,
  loadTranslation,
  publishTranslation,
  removeCorrection,
  reviewWrite,
} from './translationTable.ts'

export const getTranslation = endpoint(translations.getTranslation, ({ input: { language } }) =>
  loadTranslation(language),
)

export const correctTranslation = endpoint(
  translations.correctTranslation,
  async ({ input: { language, Wording, Corrected }, table }) => {
    if (Corrected === null || Corrected === Wording) await table.commit([removeCorrection(language, Wording)])
    else {
      if (!hasSamePlaces({ Wording, Corrected })) return refuse(refusals.placesChanged)
      const { Corrections } = await loadTranslation(language)
      const isNew = !Corrections.some((one) => one.Wording === Wording)
      if (isNew && Corrections.length >= maxCorrections)
        return refuse(refusals.tooManyCorrections, { max: maxCorrections })
      await table.commit([correctionWrite(language, { Wording, Corrected })])
    }
    return publishTranslation(language)
  },
)

export const reviewTranslation = endpoint(
  translations.reviewTranslation,
  async ({ input: { language, IsReviewed }, caller, now, table }) => {
    const reviewed = IsReviewed ? { Name: caller.UserName, At: now.toISOString() } : null
    await table.commit([reviewWrite(language, reviewed)])
    return publishTranslation(language)
  },
)
