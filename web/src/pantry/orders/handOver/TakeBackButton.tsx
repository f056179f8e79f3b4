import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { canBeUndone } from '../../../../../shared/pantry/orders/handOver.ts'
import { reversalRefusal } from '../../../../../shared/pantry/orders/later/reversal.ts'
import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { useNow } from '../../../core/time/clock.ts'
import { zoneHere } from '../../../core/time/time.ts'
import { useText } from '../../../core/words/language.tsx'
import { useTakeBack } from './useTakeBack.ts'

const ReverseDialog = lazy(() => import('./ReverseDialog.tsx'))

export interface TakeBackProps {
  order: ShownOrder
  onTakenBack?: ((order: ShownOrder) => void) | undefined
  /** Directly after the hand-over it is an undo. */
  isUndo?: boolean
}

/** Takes a hand-over back at once within its minute; later it asks for a reason, of those who may reverse it. */
export function TakeBackButton({ order, onTakenBack, isUndo = false }: TakeBackProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(frameTexts)
  const signatureText = useText(signatureTexts)
  const takeBack = useTakeBack()
  const now = useNow(1000)
  const [isOpen, setOpen] = useState(false)
  const { ActiveRole: Role, UserID } = useSession()
  if (!order.HandOver) return null
  if (!canBeUndone(order.HandOver, new Date(now))) {
    const zone = (order.PantryLocationPickupTime ?? order.FoodBankDeliveryTime)?.TimeZone ?? zoneHere()
    if (!isOpen && reversalRefusal(order.HandOver, { by: { Role, UserID }, zone, now: new Date(now) })) return null
    return (
      <>
        <Button color="inherit" variant="outlined" onClick={() => setOpen(true)}>
          {signatureText('reverse')}
        </Button>
        <Suspense fallback={null}>
          {isOpen ? <ReverseDialog order={order} onClose={() => setOpen(false)} /> : null}
        </Suspense>
      </>
    )
  }
  return (
    <Button color="inherit" variant="outlined" onClick={() => void takeBack(order, onTakenBack)}>
      {isUndo ? frame('undo') : text('takeBack')}
    </Button>
  )
}
