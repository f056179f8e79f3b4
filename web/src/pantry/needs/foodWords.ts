import type { ShownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import type { Fit } from '../../../../shared/pantry/needs/fit.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import { needNames } from '../../../../shared/pantry/needs/words.ts'
import type { LineAllergens } from '../../../../shared/pantry/orders/lineAllergens.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Allergens of a food as far as they are known, each a sentence: never that it is free of one that nobody looked for. */
export function useAllergenLines() {
  const text = useText(needsTexts)
  const { language } = useLanguage()
  return (stated: ShownAllergens | null | undefined): string[] => {
    if (!stated) return [text('notKnown')]
    const { Contains, MayContain, IsConfirmed } = stated
    const lines = [
      ...(Contains.length > 0 ? [text('contains', { names: needNames(Contains, language) })] : []),
      ...(MayContain.length > 0 ? [text('mayContain', { names: needNames(MayContain, language) })] : []),
    ]
    if (!IsConfirmed) return lines.length > 0 ? [...lines, text('notConfirmed')] : [text('notKnown')]
    return lines.length > 0 ? lines : [text('noneStated')]
  }
}

/** Reasons against a food for a household: its allergens first, each a sentence. */
export function useFitLines(isOwn: boolean) {
  const text = useText(needsTexts)
  const { language } = useLanguage()
  const [has, mayHave] = isOwn ? (['hasYours', 'mayHaveYours'] as const) : (['hasTheirs', 'mayHaveTheirs'] as const)
  return (fit: Fit | undefined): { readonly isAllergen: boolean; readonly line: string }[] => {
    if (!fit) return []
    const { contains, mayContain, isUnknown, diets, kitchen } = fit
    const names = (list: Parameters<typeof needNames>[0]) => ({ names: needNames(list, language) })
    return [
      ...(contains.length > 0 ? [{ isAllergen: true, line: text(has, names(contains)) }] : []),
      ...(mayContain.length > 0 ? [{ isAllergen: true, line: text(mayHave, names(mayContain)) }] : []),
      ...(isUnknown ? [{ isAllergen: false, line: text('notKnown') }] : []),
      ...(diets.length > 0 ? [{ isAllergen: false, line: text('notMarked', names(diets)) }] : []),
      ...(kitchen.length > 0 ? [{ isAllergen: false, line: text('kitchenNot', names(kitchen)) }] : []),
    ]
  }
}

/** Marks of a line for who packs it: what to ask first, what the household said yes to, what to read. */
export function usePackMarks() {
  const text = useText(needsTexts)
  const { language } = useLanguage()
  return (found: LineAllergens | undefined): { readonly tone: 'error' | 'warning'; readonly label: string }[] => {
    if (!found) return []
    const { Contains, MayContain, ToAsk, IsUnknown } = found
    const said = [...Contains, ...MayContain].filter((one) => !ToAsk.includes(one))
    return [
      ...(ToAsk.length > 0
        ? [{ tone: 'error' as const, label: text('askFirst', { names: needNames(ToAsk, language) }) }]
        : []),
      ...(said.length > 0
        ? [{ tone: 'warning' as const, label: text('toldYes', { names: needNames(said, language) }) }]
        : []),
      ...(IsUnknown ? [{ tone: 'warning' as const, label: text('readLabel') }] : []),
    ]
  }
}
