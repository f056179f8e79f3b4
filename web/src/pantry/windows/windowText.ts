import type { Language } from '../../../../shared/core/text/text.ts'
import { fullMinuteOf } from '../../../../shared/core/time/wallTime.ts'
import { formatHour } from '../../../../shared/core/time/zone.ts'

/** Times of windows in words: of the location's wall, whatever the reader's clock shows. */

/** `8:00 AM`; the last second of a slot reads as the full minute that it leads to. */
export const wallTimeText = (time: string, language: Language) => formatHour(fullMinuteOf(time), language)

/** A walk-in has a moment alone. */
export const hoursText = ({ start, end }: { start: string; end: string }, language: Language) =>
  start === end ? wallTimeText(start, language) : `${wallTimeText(start, language)} – ${wallTimeText(end, language)}`
