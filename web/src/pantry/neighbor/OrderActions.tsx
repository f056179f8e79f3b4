import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { isBeingPacked } from '../../../../shared/pantry/orders/editable.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useAttempt } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useStoreAnswer } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { unsavedEdit } from '../ordering/cartStorage.ts'
import { RestrictedNote } from '../ordering/RestrictedNote.tsx'
import { editingPaths } from '../orders/editingPaths.ts'

/** Changing and cancelling an order, while it can be edited (decision 42); what is in a bag already can only be cancelled. */
export function OrderActions({ order }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const confirm = useConfirm()
  const attempt = useAttempt()
  const storeAnswer = useStoreAnswer()
  const { run, busy } = useAction(orders.setOrderStatus)
  const { IsRestricted } = useSession()
  const addresses = editingPaths(order)
  const isUnsaved = unsavedEdit(order.FoodInsecureNeighbor.ID, order.ID) !== undefined
  const cancel = async () => {
    const isSure = await confirm({
      title: text('cancelTitle', { code: order.Code }),
      text: text('cancelText'),
      confirm: text('cancelConfirm'),
      cancel: text('keepOrder'),
      isDangerous: true,
    })
    if (!isSure) return
    const change = async () =>
      storeAnswer(orders.getOrder, { id: order.ID }, await run({ id: order.ID, statusCode: 'CANCELLED' }))
    await attempt(change, text('cancelled'), text('cancelFailed'))
  }
  return (
    <Stack spacing={1.5} className="no-print">
      {IsRestricted ? <RestrictedNote /> : null}
      {IsRestricted ? null : isBeingPacked(order) ? (
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
