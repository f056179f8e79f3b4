import { Box, Typography } from '@mui/material'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { spelledCode } from '../../../../shared/pantry/orders/arrival.ts'
import type { OrderGridRow } from '../../../../shared/pantry/orders/wire.ts'
import { comingDayText, listedDay } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { hoursText } from '../windows/windowText.ts'

type Window = Pick<OrderGridRow, 'PickupOrDeliveryDate' | 'StartTime' | 'EndTime' | 'PantryOrderStatusType'>

const isOver = (status: Window['PantryOrderStatusType']) =>
  status !== null && (status.IsCancelledType || status.IsSuccessfullyCompletedType)

/** Day and hours of an order, in the words of the reader's language; of those that are over the year, where it isn’t this one. */
export function useWhen() {
  const { language } = useLanguage()
  return ({ PickupOrDeliveryDate, StartTime: start, EndTime: end, PantryOrderStatusType: status }: Window) => ({
    day: (isOver(status) ? listedDay : comingDayText)(PickupOrDeliveryDate, language),
    hours: hoursText({ start, end }, language),
  })
}

/** The order's state in a sentence; a status that nobody named is being prepared. */
export function useStatusText() {
  const text = useText(neighborTexts)
  return ({ IsCancelled, PantryOrderStatusType }: Pick<OrderGridRow, 'IsCancelled' | 'PantryOrderStatusType'>) =>
    text(IsCancelled ? 'status.CANCELLED' : `status.${PantryOrderStatusType?.Code ?? 'PROCESSING'}`)
}

/** The number that opens the door: large enough to hold up to somebody. */
export function OrderCode({ code }: { code: string }) {
  const text = useText(neighborTexts)
  const spelled = spelledCode(code, (letter) => text(`letter${letter as 'A' | 'B' | 'C' | 'D' | 'E' | 'F'}`))
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {text('code')}
      </Typography>
      <Typography component="p" sx={{ typography: 'display', letterSpacing: '0.06em' }}>
        {code}
      </Typography>
      {spelled ? (
        <Typography variant="body2" color="textSecondary">
          {text('sayCode', { words: spelled })}
        </Typography>
      ) : null}
    </Box>
  )
}
