import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { refusalText } from '../../../../../shared/core/refusalText.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { type LocationClock, type PostField, type PostForm, problemsOf } from './postForm.ts'

export type ProblemText = (field: PostField) => string | undefined

/** Forbidden values show at once; fields that are only not filled in yet show after the first try to post. */
export function useProblemText(clock: LocationClock): ProblemText {
  const text = useText(donorTexts)
  const { language } = useLanguage()
  const { control, getValues } = useFormContext<PostForm>()
  useWatch({ control })
  const { isSubmitted } = useFormState({ control })
  const problems = problemsOf(getValues(), clock)
  return (field) => {
    const problem = problems[field]
    if (problem === undefined || (typeof problem === 'string' && !isSubmitted)) return undefined
    return typeof problem === 'string' ? text(problem) : refusalText(problem, language)
  }
}
