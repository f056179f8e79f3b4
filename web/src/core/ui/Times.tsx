import { Tooltip } from '@mui/material'
import { useState } from 'react'
import { useNow } from '../time/clock.ts'
import { instantText, listedDay, relativeText, timeText, zoneLabel } from '../time/time.ts'
import { useLanguage } from '../words/language.tsx'

/** `5 minutes ago`, with the exact instant for whoever points at it. Counts on the server's clock. */
export function RelativeTime({ value, zone, isShort }: { value: string; zone?: string; isShort?: boolean }) {
  const { language } = useLanguage()
  const now = useNow(30_000)
  const [wasPointedAt, pointAt] = useState(false)
  const time = (
    <time dateTime={value} onPointerEnter={() => pointAt(true)}>
      {relativeText(value, now, language, isShort)}
    </time>
  )
  // A list has dozens of times, and few are ever pointed at.
  const exact = `${instantText(value, language, zone)}${zone ? zoneLabel(value, zone, language) : ''}`
  return wasPointedAt ? <Tooltip title={exact}>{time}</Tooltip> : time
}

/** A calendar day, or an instant's day in `zone`; its year is said where it isn't this one. */
export function CalendarDay({ value, zone }: { value: string; zone?: string }) {
  const { language } = useLanguage()
  return <time dateTime={value}>{listedDay(value, language, zone)}</time>
}

/** An instant's time of day in `zone`, named where it isn't the reader's; `withDay` puts the day before it. */
export function TimeOfDay({ value, zone, withDay }: { value: string; zone?: string; withDay?: boolean }) {
  const { language } = useLanguage()
  return (
    <time dateTime={value}>
      {(withDay ? instantText : timeText)(value, language, zone)}
      {zone ? zoneLabel(value, zone, language) : ''}
    </time>
  )
}
