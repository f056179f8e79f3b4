import { Alert, AlertTitle, Button } from '@mui/material'
import { formatTime } from '../../../../shared/core/time/zone.ts'
import { driverTexts } from '../../../../shared/rescue/transport/driverTexts.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { OpenRun } from './useRun.ts'

/** Reports that the server did not record: each with its moment and the reason, until the driver has read them. */
export function Conflicts({ open, zone }: { open: OpenRun; zone: string }) {
  const text = useText(driverTexts)
  const { language } = useLanguage()
  return open.conflicts.map(({ kind, time, reason }) => (
    <Alert
      key={`${time} ${kind}`}
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={open.dismissConflicts}>
          {text('conflictDismiss')}
        </Button>
      }
    >
      <AlertTitle>
        {text('conflictTitle', {
          report: text(kind === 'estimate' ? 'estimatePickup' : kind),
          time: formatTime(new Date(time), zone, language),
        })}
      </AlertTitle>
      {reason}
    </Alert>
  ))
}
