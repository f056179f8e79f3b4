import { Typography } from '@mui/material'
import { windowTexts } from '../../../../shared/pantry/windows/texts.ts'
import type { PickupTime } from '../../../../shared/pantry/windows/window.ts'
import { reservedLeft } from '../../../../shared/pantry/windows/windowStatus.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

type Reserved = Pick<PickupTime, 'ReservedPlaces' | 'ReservedTaken' | 'ReservedUntil' | 'TimeZone'>

const moment = { month: 'short', day: 'numeric', hour: 'numeric' } as const

/** Reserved places of a window in words; undefined where there are none. */
export function useReservedText(window: Reserved): string | undefined {
  const text = useText(windowTexts)
  const { language } = useLanguage()
  const now = useNow(60_000)
  const { ReservedPlaces: count, ReservedUntil, TimeZone } = window
  if (!count || !ReservedUntil) return undefined
  const at = dayText(ReservedUntil, language, TimeZone, moment)
  if (Date.parse(ReservedUntil) <= now) return text('reservedOpened', { count, at })
  return text('reservedLeft', { left: reservedLeft(window), count, at })
}

export function ReservedLine({ window }: { window: Reserved }) {
  const words = useReservedText(window)
  if (!words) return null
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', maxWidth: 220, lineHeight: 1.3 }}>
      {words}
    </Typography>
  )
}
