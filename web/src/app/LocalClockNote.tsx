import Typography from '@mui/material/Typography'
import { signingIn } from '../../../shared/text/signingIn.ts'
import { useText } from './language.tsx'
import { useIsLocal } from './useIsLocal.ts'

/** In the local product, whose clock can be moved, a real authenticator app may show other codes. */
export function LocalClockNote() {
  const text = useText(signingIn)
  return useIsLocal() ? (
    <Typography variant="body2" color="textSecondary">
      {text('localClock')}
    </Typography>
  ) : null
}
