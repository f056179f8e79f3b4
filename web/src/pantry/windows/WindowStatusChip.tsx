import { Box, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { waitlistTexts } from '../../../../shared/pantry/waitlist/texts.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { WindowStatus } from '../../../../shared/pantry/windows/windowStatus.ts'
import type { Tone } from '../../../../shared/rescue/donations/status/tone.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

const tones: Readonly<Record<WindowStatus, Tone>> = {
  Upcoming: 'info',
  Open: 'success',
  Full: 'warning',
  Closed: 'neutral',
}

interface WindowStatusChipProps {
  status: WindowStatus
  /** The day was closed by staff, whatever the window's times say. */
  closedAt?: string | null | undefined
  /** Families who wait for a place. */
  waiting?: number | undefined
}

export function WindowStatusChip({ status, closedAt, waiting = 0 }: WindowStatusChipProps) {
  const text = useText(windowTexts)
  const waitText = useText(waitlistTexts)
  const { language } = useLanguage()
  const chip = <StatusChip label={text(closedAt ? 'dayClosed' : status)} tone={tones[status]} />
  if (waiting === 0) return chip
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start', lineHeight: 1.3 }}>
      {chip}
      <Typography component="span" variant="body2">
        {waitText(plural(language, 'waiting', waiting), { count: waiting })}
      </Typography>
    </Box>
  )
}
