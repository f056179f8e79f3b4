import { fill, type Language, plural } from '../../core/text/text.ts'
import { inLimitOrder, type Limit, limitTypes, scopeOf, typeOf } from './limit.ts'
import { limitTexts } from './texts.ts'

type Scoped = Pick<Limit, 'LimitTimeScope' | 'LimitTimeScopeAmount'>

/** 'week', '2 weeks'. */
const spanInWords = (limit: Scoped, language: Language) => {
  const amount = limit.LimitTimeScopeAmount
  return fill(limitTexts[language][plural(language, `span${scopeOf(limit)}`, amount)], { amount })
}
/** 'every week', 'every 2 weeks': the time scope of a limit in words. */
export const scopeInWords = (limit: Scoped, language: Language) =>
  fill(limitTexts[language].every, { scope: spanInWords(limit, language) })

/** '2 items every week (3 for households of 3 or 4, 5 for 5 or more)'. */
export function withSizes(words: string, { BySize }: Pick<Limit, 'BySize'>, language: Language): string {
  if (!BySize) return words
  return fill(limitTexts[language].bySize, { words, middle: BySize.Middle, large: BySize.Large })
}

/** The limits as sentences (section 5): one for items, then one for orders, each from the scope ORDER to ACCOUNT. */
export function limitsSummary(limits: readonly Limit[], language: Language): string {
  const text = limitTexts[language]
  const sentences = limitTypes.flatMap(({ Code }) => {
    const entries = limits
      .filter((limit) => typeOf(limit) === Code)
      .toSorted(inLimitOrder)
      .map((limit) => {
        const words = fill(text[`summary${Code}`], { count: limit.Value, scope: spanInWords(limit, language) })
        return withSizes(words, limit, language)
      })
    return entries.length > 0 ? [fill(text.summary, { entries: entries.join(', ') })] : []
  })
  return sentences.join(' ')
}
