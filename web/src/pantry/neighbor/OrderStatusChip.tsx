import Block from '@mui/icons-material/Block'
import Check from '@mui/icons-material/Check'
import DirectionsWalk from '@mui/icons-material/DirectionsWalk'
import Schedule from '@mui/icons-material/Schedule'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useStatusText } from './OrderWhen.tsx'

/** Green asks to come now: the food waits at the pickup place. */
function statusTone({
  IsCancelled,
  PantryOrderStatusType,
}: Pick<OrderGridRow, 'IsCancelled' | 'PantryOrderStatusType'>) {
  const code = PantryOrderStatusType?.Code
  if (IsCancelled || code === 'ABANDONED' || code === 'DELIVEREDTONEIGHBOR') return 'neutral'
  return code === 'DELIVEREDTOPICKUPLOCATION' ? 'success' : 'info'
}

const icons = {
  DELIVEREDTOPICKUPLOCATION: DirectionsWalk,
  DELIVEREDTONEIGHBOR: Check,
  PACKED: ShoppingBasketOutlined,
  CREATED: Schedule,
  PROCESSING: Schedule,
} as const

/** The order's state as a chip; what asks to come now stands out by colour and icon. */
export function OrderStatusChip({ row }: { row: Pick<OrderGridRow, 'IsCancelled' | 'PantryOrderStatusType'> }) {
  const statusText = useStatusText()
  const code = row.IsCancelled ? 'CANCELLED' : (row.PantryOrderStatusType?.Code ?? 'PROCESSING')
  const Icon = Object.hasOwn(icons, code) ? icons[code as keyof typeof icons] : Block
  return <StatusChip tone={statusTone(row)} label={statusText(row)} icon={<Icon />} />
}
