import type { Language } from '../../../../shared/core/text/text.ts'
import { dateFormat } from '../../../../shared/core/time/zone.ts'

/** A month, `YYYY-MM`, by name: `November 2026`, or `Nov` below a bar. */
export const monthText = (month: string, language: Language, isShort = false) =>
  dateFormat(language, {
    timeZone: 'UTC',
    month: isShort ? 'short' : 'long',
    ...(isShort ? {} : { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00:00Z`))
