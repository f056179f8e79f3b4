import { FormControlLabel, Switch, Typography } from '@mui/material'
import { productNeedsTexts } from '../../../../shared/pantry/needs/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

/** Switch for the nutrition rank that families of the pantry see. */
export function NutritionSwitch() {
  const text = useText(productNeedsTexts)
  const { data } = useApi(orders.getOrderRules, {})
  const { act, busy } = useAction({ shows: { read: orders.getOrderRules, of: {} }, failed: text('showsRankFailed') })
  if (!data) return null
  return (
    <Panel title={text('rank')}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {text('showsRankHelp')}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={data.ShowsNutrition === true}
            disabled={busy}
            onChange={(_, ShowsNutrition) => void act(orders.setOrderRules, { ...data, ShowsNutrition })}
          />
        }
        label={text('showsRank')}
      />
    </Panel>
  )
}
