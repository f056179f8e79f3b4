import { Box } from '@mui/material'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { NumberSetting } from './NumberSetting.tsx'
import type { SettingsControl } from './settingsForm.ts'

/** Rights of agencies to change things afterwards. */
export function AfterwardsFields({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  return (
    <Panel title={text('afterwards')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberSetting control={control} name="ReceiptCloseDay" label="receiptCloseDay" />
      </Box>
    </Panel>
  )
}
