import { Box } from '@mui/material'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { NumberSetting } from './NumberSetting.tsx'
import type { SettingsControl } from './settingsForm.ts'

/** Settings of asking volunteers for runs: on or off, the number asked at once, and the length of each round. */
export function VolunteerFields({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  return (
    <Panel title={text('volunteers')}>
      <SwitchField
        control={control}
        name="IsVolunteerAutomationEnabled"
        label={text('volunteerAutomation')}
        explanation={text('volunteerAutomationText')}
      />
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberSetting control={control} name="VolunteersAtOnce" label="volunteersAtOnce" />
        <NumberSetting control={control} name="VolunteerRoundMinutes" label="volunteerRoundMinutes" />
      </Box>
    </Panel>
  )
}
