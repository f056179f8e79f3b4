import { Alert, AlertTitle } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Texts } from '../../../../../shared/core/text/text.ts'
import { offerTexts } from '../../../../../shared/rescue/offers/texts/offer.ts'
import { useText } from '../../../core/words/language.tsx'
import type { AnswerFailure } from './answerFailure.ts'

/** Reason that an answer did not get through, scrolled into view: the button may be far below. */
export function AnswerFailed({ failure }: { failure: AnswerFailure | undefined }) {
  const text = useText<Texts>(offerTexts)
  const alert = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure is brought into sight, an equal one too.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (!failure) return null
  const { refused } = failure
  return (
    <Alert ref={alert} severity="error" sx={{ mb: 2.5, scrollMarginTop: 96 }}>
      {refused ? <AlertTitle sx={{ fontWeight: 600 }}>{text(refused.title)}</AlertTitle> : null}
      {refused ? text(refused.text, refused.values) : failure.general}
    </Alert>
  )
}
