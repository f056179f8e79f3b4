import { Button } from '@mui/material'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { canBeUndone } from '../../../../../shared/pantry/orders/handOver.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { useNow } from '../../../core/time/clock.ts'
import { useText } from '../../../core/words/language.tsx'
import { useTakeBack } from './useTakeBack.ts'

export interface TakeBackProps {
  order: ShownOrder
  onTakenBack?: ((order: ShownOrder) => void) | undefined
  /** Directly after the hand-over it is an undo. */
  isUndo?: boolean
}

/** Shown for the minute in which a hand-over can be taken back. */
export function TakeBackButton({ order, onTakenBack, isUndo = false }: TakeBackProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(frameTexts)
  const takeBack = useTakeBack()
  const now = useNow(1000)
  if (!order.HandOver || !canBeUndone(order.HandOver, new Date(now))) return null
  return (
    <Button color="inherit" variant="outlined" onClick={() => void takeBack(order, onTakenBack)}>
      {isUndo ? frame('undo') : text('takeBack')}
    </Button>
  )
}
