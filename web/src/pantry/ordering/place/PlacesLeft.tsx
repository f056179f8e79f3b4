import { Typography } from '@mui/material'
import { plural } from '../../../../../shared/core/text/text.ts'
import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** Said only when a time is nearly full: a hurry that is none helps nobody. */
const few = 5

/** `count`: nothing is said without a maximum. */
export function PlacesLeft({ count }: { count: number | null | undefined }) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  if (count === null || count === undefined || count > few) return null
  return (
    <Typography component="span" variant="body2">
      {text(plural(language, 'placesLeft', count), { count })}
    </Typography>
  )
}
