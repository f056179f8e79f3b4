import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { canBeUndone } from '../../../shared/order/handOver.ts'
import type { ShownOrder } from '../../../shared/order/wire.ts'
import { orderTexts } from '../../../shared/text/orders.ts'
import { orderWorkTexts } from '../../../shared/text/orderWork.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useNow } from '../data/clock.ts'
import { instantText, zoneHere, zoneLabel } from '../ui/time.ts'
import { customerName, orderStatusText } from './orderText.ts'
import { useTakeBack } from './useTakeBack.ts'

interface EndedProps {
  order: ShownOrder
  onTakenBack: (order: ShownOrder) => void
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

/** Shown for the minute in which a hand-over can be taken back. */
export function TakeBackButton({ order, onTakenBack }: EndedProps) {
  const text = useText(orderWorkTexts)
  const takeBack = useTakeBack()
  const now = useNow(1000)
  if (!order.HandOver || !canBeUndone(order.HandOver, new Date(now))) return null
  return (
    <Button color="inherit" variant="outlined" onClick={() => void takeBack(order, onTakenBack)}>
      {text('takeBack')}
    </Button>
  )
}
