import { Alert, Button } from '@mui/material'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { canBeUndone } from '../../../../../shared/pantry/orders/handOver.ts'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useNow } from '../../../core/time/clock.ts'
import { instantText, zoneHere, zoneLabel } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { customerName, orderStatusText } from '../orderText.ts'
import { useTakeBack } from './useTakeBack.ts'

interface EndedProps {
  order: ShownOrder
  onTakenBack?: (order: ShownOrder) => void
}

/** A code whose order has ended: when it was handed over, with the way back while there is one, or what became of it. */
export function EndedOrder({ order, onTakenBack }: EndedProps) {
  const text = useText(orderWorkTexts)
  const orderText = useText(orderTexts)
  const { language } = useLanguage()
  const names = { code: order.Code, name: customerName(order) }
  const at = order.HandOver?.At
  const zone = (order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime)?.TimeZone ?? zoneHere()
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ mt: 2, maxWidth: 720 }}
      action={<TakeBackButton order={order} onTakenBack={onTakenBack} />}
    >
      {at
        ? text('handedOverBefore', { ...names, when: instantText(at, language, zone) + zoneLabel(at, zone, language) })
        : text('endedBefore', { ...names, status: orderStatusText(order, orderText) })}
    </Alert>
  )
}

/** In the place of an order that was handed over here: said, with the way back. */
export function HandedOver({ order, onTakenBack }: EndedProps) {
  const text = useText(orderWorkTexts)
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ mt: 2, maxWidth: 720 }}
      action={<TakeBackButton order={order} onTakenBack={onTakenBack} isShort />}
    >
      {text('handedOverNow', { code: order.Code, name: customerName(order) })}
    </Alert>
  )
}

/** Shown for the minute in which a hand-over can be taken back. */
export function TakeBackButton({ order, onTakenBack, isShort = false }: EndedProps & { isShort?: boolean }) {
  const frame = useText(frameTexts)
  const text = useText(orderWorkTexts)
  const takeBack = useTakeBack()
  const now = useNow(1000)
  if (!order.HandOver || !canBeUndone(order.HandOver, new Date(now))) return null
  return (
    <Button color="inherit" variant="outlined" onClick={() => void takeBack(order, onTakenBack)}>
      {isShort ? frame('undo') : text('takeBack')}
    </Button>
  )
}
