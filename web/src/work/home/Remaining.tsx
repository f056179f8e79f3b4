import { Typography } from '@mui/material'
import { spanTexts } from '../../../../shared/core/time/spanTexts.ts'
import { homeTexts } from '../../../../shared/work/home/texts.ts'
import { useNow } from '../../core/time/clock.ts'
import { daysText, spanText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

const hour = 3_600_000
const day = 24 * hour

/** `2 h 17 min` until an instant, red in the last hour and after it, amber in the last three; a dash without an end. */
export function Remaining({ ends }: { ends: string | undefined }) {
  const text = useText(homeTexts)
  const span = useText(spanTexts)
  const { language } = useLanguage()
  const now = useNow(10_000)
  if (ends === undefined) return <Typography color="textSecondary">–</Typography>
  const left = Date.parse(ends) - now
  const length = Math.abs(left)
  const words =
    length >= day
      ? daysText(Math.floor(length / day), language)
      : // Whole hours are enough once it is late.
        spanText(left < -hour ? length - (length % hour) : length, span)
  return (
    <Typography
      color={left <= hour ? 'error' : left <= 3 * hour ? 'warning' : 'textPrimary'}
      sx={{ fontWeight: 700, lineHeight: 1.3, whiteSpace: 'nowrap' }}
    >
      {left > 0 ? words : text('over', { span: words })}
    </Typography>
  )
}
