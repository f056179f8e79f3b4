import { Alert } from '@mui/material'
import { orderPlaceTexts } from '../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { comingDayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Said by the check after the tap: an order was placed since the days were read. */
export default function TooEarly({ next }: { next: string }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Alert severity="info" role="alert">
      {text('nextDate', { day: comingDayText(next, language) })}
    </Alert>
  )
}
