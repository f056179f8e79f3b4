import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import * as windows from '../../../../shared/pantry/windows/api.ts'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { DeliveryTime } from '../../../../shared/pantry/windows/window.ts'
import { Refused } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { listedDay } from '../../core/time/time.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from './windowText.ts'

/** Deletes a delivery window of the person's own that has no orders; others show no button. */
export function DeleteDelivery({ row, onGone }: { row: DeliveryTime; onGone: (id: number) => void }) {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction({ failed: (error) => failureOf(error, text) })
  const isOwn = useSession().EntityID === row.EntityID
  if (!isOwn || row.TotalOrders > 0) return null
  const remove = () => {
    const ask = {
      title: text('deleteDeliveryTitle'),
      text: text('deleteDeliveryQuestion'),
      confirm: text('delete'),
      isDangerous: true,
    }
    const words = { ask, done: text('deletedDelivery'), onDone: () => onGone(row.ID) }
    return act(windows.deleteDeliveryWindow, { id: row.ID }, words)
  }
  const hours = hoursText({ start: row.DeliveryStartTime, end: row.DeliveryEndTime }, language)
  const window = `${hours}, ${listedDay(row.DeliveryDay, language)}`
  return (
    <IconAction
      size="small"
      label={text('deleteWindow', { window })}
      tooltip={text('delete')}
      disabled={busy}
      onClick={() => void remove()}
    >
      <DeleteOutlined fontSize="small" />
    </IconAction>
  )
}

/** Section 8 counts the other way round here: [1] is a failed request, [2] a refusal without a reason. */
function failureOf(error: unknown, text: (key: 'deleteDeliveryFailed1' | 'deleteDeliveryFailed2') => string) {
  if (!(error instanceof Refused)) return text('deleteDeliveryFailed1')
  return error.reason === '' ? text('deleteDeliveryFailed2') : error.reason
}
