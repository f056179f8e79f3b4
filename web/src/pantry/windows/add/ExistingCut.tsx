import { Alert } from '@mui/material'
import { maxListedWindows } from '../../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import { numberText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** Says that there are more windows than the server lists. */
export function ExistingCut({ existing }: { existing: readonly unknown[] }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  if (existing.length < maxListedWindows) return null
  return <Alert severity="warning">{text('existingCut', { count: numberText(maxListedWindows, language) })}</Alert>
}
