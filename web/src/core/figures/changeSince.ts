import type { Language } from '../../../../shared/core/text/text.ts'
import { percentText } from '../time/time.ts'

/** A figure that grew by more is one of a beginning, which tells nothing. */
const maxChange = 9

/** Change of a figure as a share of what it was; null where that was nothing, a beginning, or is unknown. */
export function changeSince(before: number | null, now: number | null): number | null {
  if (before === null || now === null || before === 0) return null
  const change = now / before - 1
  return change > maxChange ? null : change
}

/** The change in words such as `+12%`; empty where there is none to tell. */
export function changeText(before: number | null | undefined, now: number | null, language: Language): string {
  const change = changeSince(before ?? null, now)
  return change === null ? '' : `${change > 0 ? '+' : ''}${percentText(change, language)}`
}
