import { Alert } from '@mui/material'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { instantText, zoneHere, zoneLabel } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { customerName, orderStatusText } from '../orderText.ts'
import { TakeBackButton, type TakeBackProps } from './TakeBackButton.tsx'

/** `isUndo`: it was handed over here and now; otherwise its code came when the order had ended. */
export default function EndedOrder(props: TakeBackProps) {
  const { order, isUndo = false } = props
  const told = useTold(order)
  return (
    <Alert
      severity={isUndo ? 'success' : 'error'}
      role={isUndo ? 'status' : 'alert'}
      sx={{ mt: 2, maxWidth: 720 }}
      action={<TakeBackButton {...props} />}
    >
      {isUndo ? told.now : told.before}
    </Alert>
  )
}

function useTold(order: ShownOrder) {
  const text = useText(orderWorkTexts)
  const orderText = useText(orderTexts)
  const { language } = useLanguage()
  const names = { code: order.Code, name: customerName(order) }
  const at = order.HandOver?.At
  const zone = (order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime)?.TimeZone ?? zoneHere()
  return {
    now: text('handedOverNow', names),
    before: at
      ? text('handedOverBefore', { ...names, when: instantText(at, language, zone) + zoneLabel(at, zone, language) })
      : text('endedBefore', { ...names, status: orderStatusText(order, orderText) }),
  }
}
