import type { SourcedLimit } from '../../../../../shared/pantry/limits/effective.ts'
import { type FoodHint, leftText, limitText } from '../../../../../shared/pantry/ordering/cartLimits.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import { tagNameIn } from '../../../../../shared/pantry/tags/names.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** A limit as the sentence of the specification until something of it is taken, then what is left of it. */
export function useLimitText() {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  return (limit: SourcedLimit, left: number | undefined) => {
    const isWhole = left === undefined || left >= limit.Value
    const sentence = isWhole ? limitText(limit, language) : leftText({ left, limit }, language)
    const { Source, SourceName = '' } = limit
    return Source === 'TAG' ? text('ofTag', { limit: sentence, tag: tagNameIn(SourceName, language) }) : sentence
  }
}

/** The one line of a product's tile. */
export function useHintText() {
  const text = useText(cartTexts)
  const ofLimit = useLimitText()
  return (hint: FoodHint): string => {
    if (hint.kind === 'limit') return ofLimit(hint.limit, hint.left)
    if (hint.kind === 'low') return text('left', { count: hint.left })
    return text(({ tefap: 'tefapOnly', noMore: 'noMore', out: 'statusOut' } as const)[hint.kind])
  }
}
