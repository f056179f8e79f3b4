import { Alert, Button, Stack } from '@mui/material'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { instantText, timeText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { usePackQueue } from '../orders/pack/usePackQueue.ts'
import { hereQueue } from './offlineAnswers.ts'

/** "I'm here" said without a signal: it waits and is sent, or the pantry's answer that it came too late. */
export default function WaitingHere() {
  const text = useText(neighborTexts)
  const frame = useText(frameTexts)
  const { language } = useLanguage()
  const { waiting, refused, dismiss } = usePackQueue(hereQueue)
  const last = waiting.at(-1)
  if (!last && refused.length === 0) return null
  return (
    <Stack className="no-print" spacing={1} role="status">
      {last ? <Alert severity="info">{text('hereWaits', { time: timeText(last.at, language) })}</Alert> : null}
      {refused.map(({ key, at, reason }) => (
        <Alert
          key={key}
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={dismiss}>
              {frame('close')}
            </Button>
          }
        >
          {text('hereRefused', { when: instantText(at, language) })} {reason}
        </Alert>
      ))}
    </Stack>
  )
}
