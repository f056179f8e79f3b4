import { Alert, AlertTitle, Box } from '@mui/material'
import { windowTexts } from '../../../../../shared/pantry/windows/texts.ts'
import type { ExistingWindow } from '../../../../../shared/pantry/windows/weekly.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { hoursText } from '../windowText.ts'

/** Windows of a day so far, as a warning of a possible overlap; nothing on a free day. */
export function ExistingWindows({ windows }: { windows: readonly ExistingWindow[] }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  if (windows.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>{text('existingTitle')}</AlertTitle>
      {text('existingText')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {windows.map(({ StartTime, EndTime, EntityDeliveryProgramID }) => (
          <li key={`${StartTime} ${EndTime} ${EntityDeliveryProgramID}`}>
            {hoursText({ start: StartTime, end: EndTime }, language)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
