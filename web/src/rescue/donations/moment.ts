import { useCallback } from 'react'
import type { Language } from '../../../../shared/core/text/text.ts'
import { formatInstant, formatTime, localDay } from '../../../../shared/core/time/zone.ts'
import { serverNow } from '../../core/time/clock.ts'
import { zoneLabel } from '../../core/time/time.ts'
import { useLanguage } from '../../core/words/language.tsx'

/** An instant on the location's clock: a time when it is today, else with its date; the zone where it isn't the reader's. */
export function momentText(instant: string, zone: string, now: Date, language: Language, reader?: string): string {
  const at = new Date(instant)
  const isToday = localDay(at, zone) === localDay(now, zone)
  return `${(isToday ? formatTime : formatInstant)(at, zone, language)}${zoneLabel(instant, zone, language, reader)}`
}

export function useMoment(zone: string) {
  const { language } = useLanguage()
  return useCallback(
    /** `seenFrom`: the moment whose day needs no mention, now when absent. */
    (instant: string, seenFrom?: string) => momentText(instant, zone, new Date(seenFrom ?? serverNow()), language),
    [zone, language],
  )
}

/** The user's clock with its offset, `2026-11-20T18:00:00-05:00`; `west` is what `getTimezoneOffset` says. */
export function clientTimeSnapshot(now: number, west: number): string {
  const wall = new Date(now - west * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(west) / 60), Math.abs(west) % 60]
  const two = (count: number) => String(count).padStart(2, '0')
  return `${wall}${west > 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}
