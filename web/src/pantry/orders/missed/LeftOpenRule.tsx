import { MenuItem, TextField } from '@mui/material'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { graceHours } from '../../../../../shared/pantry/orders/leftOpen.ts'
import { missedTexts } from '../../../../../shared/pantry/orders/texts/missedOrders.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useText } from '../../../core/words/language.tsx'

/** The value of the choice that is no number of hours. */
const withDay = 0

/** Rule for orders that nobody handed over or closed: when they end by themselves. */
export function LeftOpenRule() {
  const text = useText(missedTexts)
  const { data } = useApi(orders.getOrderRules, {})
  const shows = { read: orders.getOrderRules, of: {} }
  const { act, busy } = useAction({ shows, failed: text('leftOpenFailed') })
  const choose = (hours: number) => {
    const LeftOpenHours = graceHours.find((one) => one === hours) ?? null
    return act(orders.setOrderRules, { LeftOpenHours }, { done: text('leftOpenSaved') })
  }
  return data ? (
    <TextField
      select
      size="small"
      label={text('leftOpen')}
      helperText={text('leftOpenHelp')}
      value={data.LeftOpenHours ?? withDay}
      disabled={busy}
      onChange={(event) => void choose(Number(event.target.value))}
      sx={{ mt: 3, maxWidth: 480, width: '100%' }}
    >
      <MenuItem value={withDay}>{text('leftOpenDay')}</MenuItem>
      {graceHours.map((hours) => (
        <MenuItem key={hours} value={hours}>
          {hours < 48 ? text('leftOpenHours', { count: hours }) : text('leftOpenDays', { count: hours / 24 })}
        </MenuItem>
      ))}
    </TextField>
  ) : null
}
