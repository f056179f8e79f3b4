import { Typography } from '@mui/material'
import { signingIn } from '../../../../shared/network/session/texts.ts'
import { useIsLocal } from '../../core/useIsLocal.ts'
import { useText } from '../../core/words/language.tsx'

/** In the local app, whose clock can be moved, a real authenticator app may show other codes. */
export function LocalClockNote() {
  const text = useText(signingIn)
  return useIsLocal() ? (
    <Typography variant="body2" color="textSecondary">
      {text('localClock')}
    </Typography>
  ) : null
}
