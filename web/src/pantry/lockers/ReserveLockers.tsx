import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import * as lockers from '../../../../shared/pantry/lockers/api.ts'
import { lockerTexts } from '../../../../shared/pantry/lockers/texts.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { ApiError } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Asks, reserves and reports; a refusal comes as an error with its reason (decision 53). */
export function ReserveLockers({ window: { ID: id, EntityID } }: { window: { ID: number; EntityID: number } }) {
  const text = useText(lockerTexts)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const isForeign = useSession().EntityID !== EntityID
  const { run, busy } = useAction(lockers.reserveLockers)
  const reserve = async () => {
    if (!(await confirm({ title: text('reserve'), text: text('confirm'), confirm: text('reserve') }))) return
    try {
      await run({ id })
      toast(`${text('reserved')}: ${text('reservedText')}`)
    } catch (error) {
      const reason = error instanceof ApiError && error.status === 409 ? error.message : undefined
      toast(reason ? `${text('failed')}: ${reason}` : text('failed'), { tone: 'error' })
      await refresh(orders.getOrdersGrid)
    }
  }
  return (
    <Tooltip title={isForeign ? text('isForeign') : ''} describeChild>
      <span>
        <Button variant="contained" disabled={busy || isForeign} onClick={() => void reserve()}>
          {text('reserve')}
        </Button>
      </span>
    </Tooltip>
  )
}
