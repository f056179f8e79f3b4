import { fill, type Language, plural } from '../../../../shared/core/text/text.ts'
import { type Limit, type LimitScopeCode, scopeOf, typeOf } from '../../../../shared/pantry/limits/limit.ts'
import { withSizes } from '../../../../shared/pantry/limits/summary.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'

/** `3 Items`: value and type, with an s when the value is over 1 (section 2). */
export const valueInWords = (limit: Limit, language: Language) =>
  withSizes(
    fill(limitTexts[language][plural(language, `value${typeOf(limit)}`, limit.Value)], { count: limit.Value }),
    limit,
    language,
  )

/** `2 Weeks`. */
export const scopeName = (code: LimitScopeCode, amount: number, language: Language) =>
  fill(limitTexts[language][plural(language, `scope${code}`, amount)], { amount })

/** `3 Items, 2 Weeks`: names a limit where it stands alone, as in the labels of its buttons. */
export const limitInWords = (limit: Limit, language: Language) =>
  fill(limitTexts[language].limit, {
    value: valueInWords(limit, language),
    scope: scopeName(scopeOf(limit), limit.LimitTimeScopeAmount, language),
  })
