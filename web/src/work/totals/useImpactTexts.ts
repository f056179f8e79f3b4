import { impactTexts } from '../../../../shared/work/totals/impactTexts.ts'
import { numberText, percentText } from '../../core/time/time.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** From here on minutes are shown as hours. */
const manyMinutes = 120

/** Shares and durations in words; a dash where there is nothing to tell yet. */
export function useImpactTexts() {
  const text = useText(impactTexts)
  const { language } = useLanguage()
  return {
    share: (share: number | null) => (share === null ? text('none') : percentText(share, language)),
    minutes: (minutes: number | null) => {
      if (minutes === null) return text('none')
      return minutes < manyMinutes
        ? text('minutesValue', { count: numberText(minutes, language, 0) })
        : text('hoursValue', { count: numberText(minutes / 60, language, 1) })
    },
  }
}
