import { Alert, Button, Stack } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { isBeingPacked } from '../../../../shared/pantry/orders/editable.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'
import { unsavedEdit } from '../ordering/cartStorage.ts'
import { RestrictedNote } from '../ordering/RestrictedNote.tsx'
import { editingPaths } from '../orders/editingPaths.ts'

/** Changing an order while it can be edited (decision 42); what is in a bag already, or of today, can only be cancelled. */
export function OrderActions({ order }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const { ID: id, Code: code } = order
  const { act, busy } = useAction({ shows: { read: orders.getOrder, of: { id } }, failed: text('cancelFailed') })
  const { IsRestricted } = useSession()
  const addresses = editingPaths(order)
  const isUnsaved = unsavedEdit(order.FoodInsecureNeighbor.ID, id) !== undefined
  const cancel = () => {
    const ask = {
      title: text('cancelTitle', { code }),
      text: text('cancelText'),
      confirm: text('cancelConfirm'),
      cancel: text('keepOrder'),
      isDangerous: true,
    }
    return act(orders.setOrderStatus, { id, statusCode: 'CANCELLED' }, { ask, done: text('cancelled') })
  }
  return (
    <Stack spacing={1.5} className="no-print">
      {IsRestricted ? <RestrictedNote /> : null}
      {!order.IsEditable ? <Alert severity="info">{text('notEditable')}</Alert> : null}
      {IsRestricted || !order.IsEditable ? null : isBeingPacked(order) ? (
        <Alert severity="info">{text('packedNote')}</Alert>
      ) : (
        <>
          {isUnsaved ? <Alert severity="warning">{text('unsavedFood')}</Alert> : null}
          <Button href={addresses.food} variant="contained" size="large">
            {text(isUnsaved ? 'saveFood' : 'change')}
          </Button>
          <Button href={addresses.time} variant="outlined" size="large">
            {text('changeTime')}
          </Button>
        </>
      )}
      <Button color="error" size="large" loading={busy} onClick={() => void cancel()}>
        {text('cancel')}
      </Button>
    </Stack>
  )
}
