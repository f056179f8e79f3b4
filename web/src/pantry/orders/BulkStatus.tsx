import { Alert, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import * as api from '../../../../shared/pantry/orders/api.ts'
import { type OrderStatus, orderStatuses } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'

/** The status of all checked orders at once; final ones stay as they are. */
export function BulkStatus({ orders, onDone }: { orders: readonly OrderGridRow[]; onDone: () => void }) {
  const text = useText(orderTexts)
  const workText = useText(orderWorkTexts)
  const [failure, tell] = useState<string>()
  const { act, busy } = useAction({ tell, failed: (error) => refusalReason(error) ?? workText('bulkFailed') })
  const { data } = useApi(api.listOrderStatuses, {}, { revalidateOnFocus: false })
  const choices = (data ?? orderStatuses).toSorted((a, b) => a.Sequence - b.Sequence)
  const change = (status: OrderStatus) => {
    const name = text(status.Code)
    const ask = {
      title: workText('updateSelected'),
      text: `${workText('confirmBulk', { count: orders.length, status: name })} ${workText('confirmBulkNote')}`,
      confirm: workText('update'),
      isDangerous: status.IsCancelledType,
    }
    const done = (count: number) => `${text('updated')}: ${text('updatedText', { count, status: name })}`
    const input = { OrderIDs: orders.map(({ ID }) => ID), StatusID: status.ID }
    return act(api.setOrderStatuses, input, { ask, done, onDone })
  }
  return (
    <>
      <TextField
        select
        size="small"
        label={workText('updateSelected')}
        value=""
        disabled={busy || orders.length === 0}
        onChange={(event) => {
          const status = choices.find(({ ID }) => ID === Number(event.target.value))
          if (status) void change(status)
        }}
        sx={{ width: 240 }}
      >
        {choices.map(({ ID, Code }) => (
          <MenuItem key={ID} value={ID}>
            {Code === 'CANCELLED' ? text('cancelOrder') : text(Code)}
          </MenuItem>
        ))}
      </TextField>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
    </>
  )
}
