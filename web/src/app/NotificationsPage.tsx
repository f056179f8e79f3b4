import Box from '@mui/material/Box'
import type { NotificationSettings, Notifications } from '../../../shared/api/session.ts'
import * as session from '../../../shared/api/session.ts'
import { app } from '../../../shared/text/app.ts'
import { notificationSettings } from '../../../shared/text/notificationSettings.ts'
import { useApi } from '../data/useApi.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { WhenLoaded } from '../ui/WhenLoaded.tsx'
import { useText } from './language.tsx'
import { NotificationsForm } from './NotificationsForm.tsx'
import { ReturnedMailNote } from './ReturnedMailNote.tsx'

/** Which e-mails a person gets, in which language, and in whose time the e-mails tell it. */
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
            <NotificationsForm
              saved={editable(data)}
              onSaved={(value) => void answer.mutate((known) => known && { ...known, ...value }, { revalidate: false })}
            />
          </>
        )}
      </WhenLoaded>
    </Box>
  )
}

const editable = ({ ReturnedMail: _, ...settings }: NotificationSettings): Notifications => settings
