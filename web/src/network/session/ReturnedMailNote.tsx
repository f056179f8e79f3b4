import { Alert, Box, Button } from '@mui/material'
import { notificationSettings } from '../../../../shared/core/mail/notificationSettingsTexts.ts'
import type { ReturnedMail } from '../../../../shared/network/organizations/entity.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'

/** Tells a person that they get no more e-mails, and why; they can have them sent again. */
export function ReturnedMailNote({ mail }: { mail: ReturnedMail | null }) {
  const text = useText(notificationSettings)
  const { act, busy } = useAction({ shows: { read: session.getNotifications, of: {} } })
  if (!mail) return null
  const sendAgain = () => act(session.clearReturnedMail, {}, { done: text('sendingAgain', { address: mail.Address }) })
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <Box sx={{ mb: 1 }}>{text(`mailReturned.${mail.Kind}`, { address: mail.Address })}</Box>
      <Button size="small" variant="outlined" color="inherit" loading={busy} onClick={() => void sendAgain()}>
        {text('sendAgain')}
      </Button>
    </Alert>
  )
}
