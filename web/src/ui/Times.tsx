import Tooltip from '@mui/material/Tooltip'
import { useLanguage } from '../app/language.tsx'
import { useNow } from '../data/clock.ts'
import { dayText, instantText, relativeText, timeText } from './time.ts'

/** `5 minutes ago`, with the exact instant for whoever points at it. Counts on the server's clock. */
export function RelativeTime({ value, zone }: { value: string; zone?: string }) {
  const { language } = useLanguage()
  const now = useNow(30_000)
  return (
    <Tooltip title={instantText(value, language, zone)}>
      <time dateTime={value}>{relativeText(value, now, language)}</time>
    </Tooltip>
  )
}

/** A calendar day, or an instant's day in `zone`. */
export function Day({ value, zone }: { value: string; zone?: string }) {
  const { language } = useLanguage()
  return <time dateTime={value}>{dayText(value, language, zone)}</time>
}

/** An instant's time of day in `zone`; `withDay` puts the day before it. */
export function TimeOfDay({ value, zone, withDay }: { value: string; zone?: string; withDay?: boolean }) {
  const { language } = useLanguage()
  return <time dateTime={value}>{(withDay ? instantText : timeText)(value, language, zone)}</time>
}
