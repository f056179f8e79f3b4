import { Box, List } from '@mui/material'
import type { Control } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { kindsFor } from '../../../../shared/core/mail/kinds.ts'
import { notificationSettings } from '../../../../shared/core/mail/notificationSettingsTexts.ts'
import { app } from '../../../../shared/core/text/app.ts'
import type { Notifications } from '../../../../shared/network/session/api.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { staffLanguageOptions } from '../../core/ui/form/languageOptions.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { zoneOptions } from '../../core/zones.ts'

export function NotificationsForm({ saved }: { saved: Notifications }) {
  const text = useText(notificationSettings)
  const frame = useText(app)
  const { language } = useLanguage()
  const form = useDraftForm(session.Notifications, saved)
  const { control, formState } = form
  const submit = useSubmit(form, session.updateNotifications, {
    toInput: (chosen) => chosen,
    done: text('notificationsSaved'),
    onSuccess: (value) => form.reset(value),
  })
  const submitProps = { size: 'medium', disabled: !formState.isDirty } as const
  return (
    <Form form={form} onSubmit={submit} spacing={3} submitLabel={frame('save')} submitProps={submitProps}>
      <Panel title={text('emails')} isFlush>
        <KindSwitches control={control} />
      </Panel>
      <Panel title={text('languageAndZone')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <SelectField control={control} name="Language" label={text('emailLanguage')} options={staffLanguageOptions} />
          <SelectField
            control={control}
            name="TimeZone"
            label={text('timeZone')}
            options={zoneOptions(saved.TimeZone, language)}
          />
        </Box>
      </Panel>
    </Form>
  )
}

/** Brings a field into view when it first appears. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus()

function KindSwitches({ control }: { control: Control<Notifications> }) {
  const text = useText(notificationSettings)
  // An e-mail's footer leads here with its kind: that switch is marked and has the focus.
  const asked = useSearchParams()[0].get('kind')
  const { Roles } = useSession()
  return (
    <List disablePadding>
      {kindsFor(Roles.map(({ Role }) => Role)).map((kind) => (
        <Box component="li" key={kind} sx={[lineLook, kind === asked && { bgcolor: 'action.selected' }]}>
          <SwitchField
            control={control}
            name={`Kinds.${kind}`}
            label={text(`kind.${kind}`)}
            explanation={text(`kind.${kind}.text`)}
            {...(kind === asked ? { inputRef: focusOnce } : {})}
          />
        </Box>
      ))}
    </List>
  )
}

const lineLook = { borderTop: '1px solid', borderColor: 'divider', px: 2.5, py: 1.25 } as const
