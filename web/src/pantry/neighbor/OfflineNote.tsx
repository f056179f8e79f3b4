import { Alert } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { instantText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Without a signal: how old what the phone shows is. */
export function OfflineNote({ asOf }: { asOf: string | undefined }) {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  if (asOf === undefined) return null
  return <Alert severity="info">{text('keptNote', { when: instantText(asOf, language) })}</Alert>
}
