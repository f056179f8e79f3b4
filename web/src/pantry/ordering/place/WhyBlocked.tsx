import { Alert, Link, Typography } from '@mui/material'
import { limitText } from '../../../../../shared/pantry/ordering/cartLimits.ts'
import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { orderCode } from '../../../../../shared/pantry/orders/order.ts'
import type { DayBlock } from '../../../../../shared/pantry/windows/dayBlock.ts'
import { orderingPaths } from '../../../core/orderingPaths.ts'
import { comingDayText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { PantryPhone } from '../PantryPhone.tsx'

/** More orders than this are not read one by one. */
const maxOrdersShown = 5

/** Limit in force, the orders that count against it, and the day from which the customer can order again. */
export default function WhyBlocked({ block: { Limit, Orders, NextDay } }: { block: DayBlock }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Alert severity="info" role="status">
      <Typography sx={{ fontWeight: 600 }}>{limitText({ ...Limit, Source: 'GLOBAL' }, language)}</Typography>
      {Orders.slice(-maxOrdersShown).map(({ ID, OrderDay }) => (
        <Link key={ID} href={orderingPaths.order(ID)} sx={orderLook}>
          {text('alreadyOrdered', { code: orderCode(ID), day: comingDayText(OrderDay, language) })}
        </Link>
      ))}
      <Typography>
        {NextDay === null ? text('noNextDate') : text('nextDate', { day: comingDayText(NextDay, language) })}
        {NextDay === null ? <PantryPhone /> : null}
      </Typography>
    </Alert>
  )
}

/** Under a thumb. */
const orderLook = { display: 'flex', alignItems: 'center', minHeight: 40, width: 'fit-content' } as const
