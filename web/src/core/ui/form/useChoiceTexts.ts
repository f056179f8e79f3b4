import { choiceTexts } from '../../../../../shared/core/text/choice.ts'
import { useText } from '../../words/language.tsx'

/** The names of an `Autocomplete`'s buttons, which are English by themselves. */
export function useChoiceTexts() {
  const text = useText(choiceTexts)
  return { openText: text('open'), closeText: text('close'), clearText: text('clear') }
}
