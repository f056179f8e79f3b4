import { Box, Button, Typography } from '@mui/material'
import { isWalkIn } from '../../../../shared/pantry/orders/order.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TefapIcon } from '../products/TefapIcon.tsx'
import { OrderStatusControl } from './OrderStatusControl.tsx'
import { customerName, pickupWindowText, placedText } from './orderText.ts'

interface OrderCardProps {
  order: OrderGridRow
  hidesWindow: boolean
  showsDay: boolean
  onChanged: (order: ShownOrder) => void
  isFixed?: boolean
}

const isOver = ({ PantryOrderStatusType: status }: OrderGridRow) => status !== null && isFinal(status.Code)

/** The row of an order on a phone or in a panel. */
export function OrderCard({ order, hidesWindow, showsDay, onChanged, isFixed = false }: OrderCardProps) {
  const text = useText(orderTexts)
  const workText = useText(orderWorkTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { PostalCode } = order.FoodInsecureNeighbor
  const day = showsDay ? [listedDay(order.PickupOrDeliveryDate, language)] : []
  const facts = [
    ...day,
    ...(isWalkIn(order) ? [text('walkIn')] : []),
    ...(hidesWindow ? [] : [pickupWindowText(order, language)]),
    ...(PostalCode ? [PostalCode] : []),
    ...(order.Arrival && !isOver(order) ? [text('isHere')] : []),
    ...(order.Confirmed ? [workText('confirmed')] : []),
    ...(order.IsStanding ? [workText('regular')] : []),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{customerName(order)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {order.Code} {order.ContainsTEFAPProduct ? <TefapIcon label={text('containsTefap')} /> : null}
        </Typography>
      </Box>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text('placed')}: {placedText(order.Created, text, language)}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <OrderStatusControl order={order} onChanged={onChanged} isFixed={isFixed} />
        <Button size="small" href={paths.order(prefix, order.ID)} aria-label={text('detailsOf', { code: order.Code })}>
          {text('details')}
        </Button>
      </Box>
    </Box>
  )
}
