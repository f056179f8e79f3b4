import { Box, Link, Typography } from '@mui/material'
import { isWalkIn } from '../../../../shared/pantry/orders/order.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TefapIcon } from '../products/TefapIcon.tsx'
import { customerName, orderStatusText, orderTone, pickupWindowText } from './orderText.ts'

/** An order of the list on a phone, at most 88 px high: who, when and where, and how far it is. */
export function OrderListCard({ order }: { order: OrderGridRow }) {
  const text = useText(orderTexts)
  const { language } = useLanguage()
  const href = paths.order(useRolePrefix(), order.ID)
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
      <Box sx={{ ...sides, height: 20 }}>
        <Link
          data-opens=""
          href={href}
          color="inherit"
          underline="none"
          noWrap
          sx={{ fontWeight: 600, lineHeight: 1.3 }}
        >
          {customerName(order)}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={codeLook}>
          {order.ContainsTEFAPProduct ? <TefapIcon label={text('containsTefap')} /> : null} {order.Code}
        </Typography>
      </Box>
      <Typography variant="body2" noWrap>
        <CalendarDay value={order.PickupOrDeliveryDate} />, {pickupWindowText(order, language)}
        {[isWalkIn(order) ? text('walkIn') : '', order.Place ?? ''].filter(Boolean).map((one) => ` · ${one}`)}
      </Typography>
      <Box sx={sides}>
        <StatusChip label={orderStatusText(order, text)} tone={orderTone(order)} isSmall />
        {order.HasWaitingFood ? <StatusChip tone="warning" label={text('waitsForDecision')} isSmall /> : null}
      </Box>
    </Box>
  )
}

const sides = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minWidth: 0 } as const
const codeLook = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const
