import Alert from '@mui/material/Alert'
import type { ReturnedMail } from '../../../shared/entity/entity.ts'
import { notificationSettings } from '../../../shared/text/notificationSettings.ts'
import { useText } from './language.tsx'

/** Tells a person that they get no more e-mails, and why. */
export function ReturnedMailNote({ mail }: { mail: ReturnedMail | null }) {
  const text = useText(notificationSettings)
  if (!mail) return null
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {text(`mailReturned.${mail.Kind}`, { address: mail.Address })}
    </Alert>
  )
}
