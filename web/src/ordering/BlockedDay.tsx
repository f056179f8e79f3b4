import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { limitText } from '../../../shared/cart/cartLimits.ts'
import type { DayBlock } from '../../../shared/order/dayBlock.ts'
import { orderCode } from '../../../shared/order/order.ts'
import { orderPlaceTexts } from '../../../shared/text/orderPlace.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { dayText } from '../ui/time.ts'
import { orderingPaths } from './orderingPaths.ts'

/** A day on which the order limits allow no order: in place of what chooses it, and why. */

interface BlockedButtonProps {
  isOpen: boolean
  onClick: () => void
  /** The day, where the button shows it. */
  name?: ReactNode
  /** The day, where only the button's neighbors show it. */
  label?: string
  sx?: ButtonProps['sx']
}

export function BlockedButton({ isOpen, onClick, name, label, sx }: BlockedButtonProps) {
  const text = useText(orderPlaceTexts)
  return (
    <Button
      variant="text"
      color="inherit"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onClick}
      sx={[faint, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {name}
      <Typography component="span" variant="body2">
        {text('limitReached')}
      </Typography>
    </Button>
  )
}

/** More orders than this are not read one by one. */
const maxOrdersShown = 5

/** Which limit, which orders stand in the way, and from when the customer can order again. */
export function WhyBlocked({ block: { Limit, Orders, NextDay } }: { block: DayBlock }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Alert severity="info" role="status">
      <Typography sx={{ fontWeight: 650 }}>{limitText({ ...Limit, Source: 'GLOBAL' }, language)}</Typography>
      {Orders.slice(-maxOrdersShown).map(({ ID, OrderDay }) => (
        <Link key={ID} href={orderingPaths.order(ID)} sx={orderLook}>
          {text('alreadyOrdered', { code: orderCode(ID), day: dayText(OrderDay, language) })}
        </Link>
      ))}
      <Typography>
        {NextDay === null ? text('noNextDate') : text('nextDate', { day: dayText(NextDay, language) })}
      </Typography>
    </Alert>
  )
}

const faint = { border: '1px dashed', borderColor: 'divider', color: 'text.secondary' } as const
/** Under a thumb. */
const orderLook = { display: 'flex', alignItems: 'center', minHeight: 40, width: 'fit-content' } as const
