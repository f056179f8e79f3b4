import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { dayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Sentence about what is kept of a person who is forgotten; empty of one who never signed for TEFAP food. */
export function useKeptWhenForgotten(id: number): string {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  const { data } = useApi(tefap.getTefapDeclaration, { id }, { revalidateOnFocus: false })
  return data?.KeptUntil ? text('keptWhenForgotten', { until: dayText(data.KeptUntil, language) }) : ''
}
