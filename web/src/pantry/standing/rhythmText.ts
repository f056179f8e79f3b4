import type { Language } from '../../../../shared/core/text/text.ts'
import { fullMinuteOf } from '../../../../shared/core/time/wallTime.ts'
import { dateFormat, formatHour } from '../../../../shared/core/time/zone.ts'
import type { Rhythmic } from '../../../../shared/pantry/standing/rhythm.ts'
import type { standingTexts } from '../../../../shared/pantry/standing/texts.ts'
import type { TextOf } from '../../core/words/language.tsx'

/** 'Every Tuesday, 4:00 PM'; the weekday as the language writes it within a sentence: 'Cada martes, …' */
export const rhythmText = (
  { Every, FirstDay, StartTime }: Rhythmic & { readonly StartTime: string },
  text: TextOf<typeof standingTexts>,
  language: Language,
) =>
  text(`every.${Every}`, {
    weekday: dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${FirstDay}T00:00:00Z`)),
    time: formatHour(fullMinuteOf(StartTime), language),
  })
