import { Box } from '@mui/material'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { NumberSetting } from './NumberSetting.tsx'
import { QuietHoursFields } from './QuietHoursFields.tsx'
import type { SettingsControl } from './settingsForm.ts'

/** Duration of an offer, reminders of agencies, approval, and the agencies that are asked. */
export function OfferFields({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  return (
    <Panel title={text('offers')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberSetting control={control} name="OfferMinutes" label="offerMinutes" />
        <NumberSetting control={control} name="ReminderMinutes" label="reminderMinutes" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}>
        <SwitchField
          control={control}
          name="IsAutomaticallyApproved"
          label={text('automatic')}
          explanation={text('automaticText')}
        />
        <SwitchField
          control={control}
          name="IsSimultaneousNotifyEnabled"
          label={text('simultaneous')}
          explanation={text('simultaneousText')}
        />
      </Box>
      <QuietHoursFields control={control} />
    </Panel>
  )
}
