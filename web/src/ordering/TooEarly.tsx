import Alert from '@mui/material/Alert'
import { orderPlaceTexts } from '../../../shared/text/orderPlace.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { dayText } from '../ui/time.ts'

/** Said by the check after the tap: an order was placed since the days were read. */
export default function TooEarly({ next }: { next: string }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  return (
    <Alert severity="info" role="alert">
      {text('nextDate', { day: dayText(next, language) })}
    </Alert>
  )
}
