import Block from '@mui/icons-material/Block'
import Check from '@mui/icons-material/Check'
import DirectionsWalk from '@mui/icons-material/DirectionsWalk'
import Schedule from '@mui/icons-material/Schedule'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import { Box, Typography } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { comingDayText, dayText } from '../../core/time/time.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from '../windows/windowText.ts'

type Window = Pick<OrderGridRow, 'PickupOrDeliveryDate' | 'StartTime' | 'EndTime' | 'PantryOrderStatusType'>

const isOver = (status: Window['PantryOrderStatusType']) =>
  status !== null && (status.IsCancelledType || status.IsSuccessfullyCompletedType)

/** Day and hours of an order, in the words of the reader's language; the year of those that are over. */
export function useWhen() {
  const { language } = useLanguage()
  return ({ PickupOrDeliveryDate, StartTime: start, EndTime: end, PantryOrderStatusType: status }: Window) => ({
    day: (isOver(status) ? dayText : comingDayText)(PickupOrDeliveryDate, language),
    hours: hoursText({ start, end }, language),
  })
}

/** The order's state in a sentence; a status that nobody named is being prepared. */
export function useStatusText() {
  const text = useText(neighborTexts)
  return ({ IsCancelled, PantryOrderStatusType }: Pick<OrderGridRow, 'IsCancelled' | 'PantryOrderStatusType'>) =>
    text(IsCancelled ? 'status.CANCELLED' : `status.${PantryOrderStatusType?.Code ?? 'PROCESSING'}`)
}

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

/** The number that opens the door: large enough to hold up to somebody. */
export function OrderCode({ code }: { code: string }) {
  const text = useText(neighborTexts)
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {text('code')}
      </Typography>
      <Typography component="p" sx={{ fontSize: '2.25rem', fontWeight: 750, lineHeight: 1.1, letterSpacing: '0.06em' }}>
        {code}
      </Typography>
    </Box>
  )
}
