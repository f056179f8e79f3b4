import { Typography } from '@mui/material'
import type { TefapDeclaration } from '../../../../shared/pantry/tefap/api.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { dayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Day up to which the declarations are kept, and why. */
export function KeptUntil({ declaration }: { declaration: Pick<TefapDeclaration, 'KeptUntil' | 'HoldReason'> }) {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  const { KeptUntil: day, HoldReason: reason } = declaration
  if (day === null) return null
  const until = dayText(day, language)
  return (
    <Typography>{reason === null ? text('keptByRule', { until }) : text('keptByHold', { until, reason })}</Typography>
  )
}
