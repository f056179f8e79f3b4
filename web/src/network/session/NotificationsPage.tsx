import { Box } from '@mui/material'
import { notificationSettings } from '../../../../shared/core/mail/notificationSettingsTexts.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { NotificationSettings, Notifications } from '../../../../shared/network/session/api.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { NotificationsForm } from './NotificationsForm.tsx'
import { ReturnedMailNote } from './ReturnedMailNote.tsx'

/** Choice of the e-mails that a person gets, their language, and the time zone of the times in them. */
export default function NotificationsPage() {
  const text = useText(notificationSettings)
  const frame = useText(app)
  const answer = useApi(session.getNotifications, {}, { revalidateOnFocus: false })
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('notifications')} subtitle={text('notificationsLead')} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={6} />}>
        {(data) => (
          <>
            <ReturnedMailNote mail={data.ReturnedMail} />
            <NotificationsForm saved={editable(data)} />
          </>
        )}
      </WhenLoaded>
    </Box>
  )
}

const editable = ({ ReturnedMail: _, ...settings }: NotificationSettings): Notifications => settings
