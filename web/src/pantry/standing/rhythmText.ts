import type { Language } from '../../../../shared/core/text/text.ts'
import { fullMinuteOf } from '../../../../shared/core/time/wallTime.ts'
import { formatHour, weekdayOf } from '../../../../shared/core/time/zone.ts'
import type { Rhythmic } from '../../../../shared/pantry/standing/rhythm.ts'
import type { standingTexts } from '../../../../shared/pantry/standing/texts.ts'
import { weekdayName } from '../../core/time/time.ts'
import type { TextOf } from '../../core/words/language.tsx'

/** 'Every Tuesday, 4:00 PM' */
export const rhythmText = (
  { Every, FirstDay, StartTime }: Rhythmic & { readonly StartTime: string },
  text: TextOf<typeof standingTexts>,
  language: Language,
) =>
  text(`every.${Every}`, {
    weekday: weekdayName(weekdayOf(FirstDay), language),
    time: formatHour(fullMinuteOf(StartTime), language),
  })
