import Alert from '@mui/material/Alert'
import { maxListedWindows } from '../../../shared/api/windows.ts'
import { windowTexts } from '../../../shared/text/windows.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { numberText } from '../ui/time.ts'

/** Says that there are more windows than the server lists. */
export function ExistingCut({ existing }: { existing: readonly unknown[] }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  if (existing.length < maxListedWindows) return null
  return <Alert severity="warning">{text('existingCut', { count: numberText(maxListedWindows, language) })}</Alert>
}
