import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Notifications } from '../../../shared/api/session.ts'
import * as session from '../../../shared/api/session.ts'
import { type NotificationKind, notificationKinds } from '../../../shared/notification/kinds.ts'
import { app } from '../../../shared/text/app.ts'
import { notificationSettings } from '../../../shared/text/notificationSettings.ts'
import { isLanguage, languages } from '../../../shared/text/text.ts'
import { useAction } from '../data/useAction.ts'
import { useApi } from '../data/useApi.ts'
import { FormActions } from '../ui/FormActions.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Panel } from '../ui/Panel.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { useShowFailure } from './failure.ts'
import { useText } from './language.tsx'
import { useToast } from './toast.tsx'
import { useUnsaved } from './unsaved.ts'
import { zonesWith } from './zones.ts'

/** Which e-mails a person gets, in which language, and in whose time the e-mails tell it. */
export default function NotificationsPage() {
  const text = useText(notificationSettings)
  const frame = useText(app)
  const answer = useApi(session.getNotifications, {}, { revalidateOnFocus: false })
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={frame('notifications')} subtitle={text('notificationsLead')} />
      {answer.data ? (
        <NotificationsForm saved={answer.data} onSaved={(value) => void answer.mutate(value, { revalidate: false })} />
      ) : answer.error ? (
        <LoadFailed error={answer.error} onRetry={() => answer.mutate()} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Box>
  )
}

function NotificationsForm({ saved, onSaved }: { saved: Notifications; onSaved: (value: Notifications) => void }) {
  const text = useText(notificationSettings)
  const frame = useText(app)
  const toast = useToast()
  const showFailure = useShowFailure()
  const [chosen, setChosen] = useState(saved)
  const { run, busy } = useAction(session.updateNotifications)
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(saved)
  useUnsaved(isChanged)
  const save = async () => {
    try {
      const value = await run(chosen)
      setChosen(value)
      onSaved(value)
      toast(text('notificationsSaved'))
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <Stack
      component="form"
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Panel title={text('emails')} isFlush>
        <KindSwitches kinds={chosen.Kinds} onChange={(Kinds) => setChosen({ ...chosen, Kinds })} />
      </Panel>
      <Panel title={text('languageAndZone')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            select
            id="email-language"
            label={text('emailLanguage')}
            value={chosen.Language}
            onChange={(event) =>
              isLanguage(event.target.value) && setChosen({ ...chosen, Language: event.target.value })
            }
          >
            {languages.map((language) => (
              <MenuItem key={language} value={language} lang={language}>
                {frame(language === 'en' ? 'english' : 'spanish')}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            id="time-zone"
            label={text('timeZone')}
            value={chosen.TimeZone}
            onChange={(event) => setChosen({ ...chosen, TimeZone: event.target.value })}
          >
            {zonesWith(chosen.TimeZone).map((zone) => (
              <MenuItem key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Panel>
      <FormActions>
        <Button type="submit" variant="contained" loading={busy} disabled={!isChanged}>
          {frame('save')}
        </Button>
      </FormActions>
    </Stack>
  )
}

/** Brings a field into view when it first appears. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()

function KindSwitches({
  kinds,
  onChange,
}: {
  kinds: Notifications['Kinds']
  onChange: (kinds: Notifications['Kinds']) => void
}) {
  const text = useText(notificationSettings)
  // An e-mail's footer leads here with its kind: that switch is marked and has the focus.
  const asked = useSearchParams()[0].get('kind')
  const line = (kind: NotificationKind) => (
    <Box
      component="li"
      key={kind}
      sx={{
        borderTop: '1px solid',
        borderColor: 'divider',
        px: 2.5,
        py: 1.25,
        bgcolor: kind === asked ? 'action.selected' : undefined,
      }}
    >
      <FormControlLabel
        labelPlacement="start"
        sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
        control={
          <Switch
            checked={kinds[kind] ?? false}
            onChange={(_, isOn) => onChange({ ...kinds, [kind]: isOn })}
            slotProps={{ input: { ref: kind === asked ? focusOnce : undefined } }}
          />
        }
        label={
          <>
            <Typography sx={{ fontWeight: 600 }}>{text(`kind.${kind}`)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text(`kind.${kind}.text`)}
            </Typography>
          </>
        }
      />
    </Box>
  )
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notificationKinds.map(line)}
    </Box>
  )
}
