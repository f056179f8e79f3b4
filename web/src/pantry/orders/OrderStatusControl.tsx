import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import { Box, Divider, IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import {
  isFinal,
  type OrderStatus,
  orderStatusOf,
  selectableStatuses,
} from '../../../../shared/pantry/orders/status.ts'
import { orderTexts } from '../../../../shared/pantry/orders/texts/orders.ts'
import type { OrderGridRow, ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { orderStatusText, orderTone } from './orderText.ts'
import { useOrderStatus } from './useOrderStatus.ts'

interface OrderStatusProps {
  order: OrderGridRow
  /** Told of the order as it is then, where rows show it. */
  onChanged?: (order: ShownOrder) => void
  /** The status is shown and not changed. */
  isFixed?: boolean
}

/** An order's status; the people of its pantry choose another one until it is final (decisions 34 and 40). */
export function OrderStatusControl({ isFixed = false, ...props }: OrderStatusProps) {
  return isFixed ? <Status order={props.order} /> : <ChangeableStatus {...props} />
}

function Status({ order }: Pick<OrderStatusProps, 'order'>) {
  const text = useText(orderTexts)
  return <StatusChip label={orderStatusText(order, text)} tone={orderTone(order)} isSmall={useIsCompact()} />
}

function ChangeableStatus({ order, onChanged }: Omit<OrderStatusProps, 'isFixed'>) {
  const text = useText(orderTexts)
  const { EntityID } = useSession()
  const { change, busy } = useOrderStatus(order, onChanged)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const loaded = useApi(orders.listOrderStatuses, anchor ? {} : null, { revalidateOnFocus: false }).data
  const status = orderStatusText(order, text)
  const why = useWhyFixed(order, EntityID)
  const label = text('changeStatus', { code: order.Code, status })
  const choose = (chosen: OrderStatus) => {
    setAnchor(null)
    if (chosen.Code !== order.PantryOrderStatusType?.Code) void change(chosen)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, minWidth: 0 }}>
      <Status order={order} />
      <Tooltip title={why ?? ''} describeChild>
        {/* A disabled button gets no pointer events; the tooltip needs some. */}
        <span>
          <IconButton
            size="small"
            aria-label={why ? `${label}. ${why}` : label}
            aria-haspopup="menu"
            disabled={why !== undefined || busy}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <ArrowDropDown />
          </IconButton>
        </span>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {selectableStatuses(loaded).map((one) => (
          <MenuItem key={one.Code} selected={one.ID === order.PantryOrderStatusType?.ID} onClick={() => choose(one)}>
            {text(one.Code)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => choose(orderStatusOf('CANCELLED'))} sx={{ color: 'error.main' }}>
          {text('cancelOrder')}
        </MenuItem>
      </Menu>
    </Box>
  )
}

/** Reason that a status can't be changed; the server refuses it as well. */
function useWhyFixed({ EntityID, PantryOrderStatusType: status }: OrderGridRow, own: number): string | undefined {
  const text = useText(orderTexts)
  if (EntityID !== own) return text('isForeign')
  return status && isFinal(status.Code) ? text('isFinal') : undefined
}
