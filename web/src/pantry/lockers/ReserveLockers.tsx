import { Button, Tooltip } from '@mui/material'
import * as lockers from '../../../../shared/pantry/lockers/api.ts'
import { lockerTexts } from '../../../../shared/pantry/lockers/texts.ts'
import { ApiError } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useText } from '../../core/words/language.tsx'

/** Asks, reserves and reports; a refusal comes as an error with its reason (decision 53). */
export function ReserveLockers({ window: { ID: id, EntityID } }: { window: { ID: number; EntityID: number } }) {
  const text = useText(lockerTexts)
  const isForeign = useSession().EntityID !== EntityID
  const { act, busy } = useAction()
  const reserve = () => {
    const ask = { title: text('reserve'), text: text('confirm'), confirm: text('reserve') }
    const failed = (error: unknown) => {
      const reason = error instanceof ApiError && error.status === 409 ? error.message : undefined
      return reason ? `${text('failed')}: ${reason}` : text('failed')
    }
    return act(lockers.reserveLockers, { id }, { ask, done: `${text('reserved')}: ${text('reservedText')}`, failed })
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
