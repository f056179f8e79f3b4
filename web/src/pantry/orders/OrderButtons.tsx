import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { isBeingPacked } from '../../../../shared/pantry/orders/editable.ts'
import { isFinal, orderStatusOf } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useText } from '../../core/words/language.tsx'
import { editingPaths } from './editingPaths.ts'
import { TakeBackButton } from './handOver/TakeBackButton.tsx'
import { useOrderStatus } from './useOrderStatus.ts'

const HandOverDialog = lazy(() => import('./handOver/HandOverDialog.tsx'))

/** Actions of the pantry's people on an order: change its food before its day, hand it over until it is final. */
export function OrderButtons({ order }: { order: ShownOrder }) {
  const text = useText(orderWorkTexts)
  const [isOpen, setOpen] = useState(false)
  const code = order.PantryOrderStatusType?.Code
  if (code === 'DELIVEREDTONEIGHBOR') return <TakeBackButton order={order} />
  if (!code || isFinal(code)) return null
  return (
    <>
      <EditButton order={order} />
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text('handOver')}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <HandOverDialog order={order} onClose={() => setOpen(false)} onDone={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

function EditButton({ order }: { order: ShownOrder }) {
  const text = useText(orderWorkTexts)
  if (!order.IsEditable || isBeingPacked(order)) return null
  return (
    <Button variant="outlined" href={editingPaths(order).food}>
      {text('edit')}
    </Button>
  )
}

/** Buttons for the person who placed an order at another pantry, until the day before. */
export function PlacedOrderButtons({ order }: { order: ShownOrder }) {
  const text = useText(orderTexts)
  const { change, busy } = useOrderStatus(order)
  if (!order.IsPlacedByCaller || !order.IsEditable) return null
  return (
    <>
      <EditButton order={order} />
      <Button variant="outlined" color="error" loading={busy} onClick={() => void change(orderStatusOf('CANCELLED'))}>
        {text('cancelOrder')}
      </Button>
    </>
  )
}
