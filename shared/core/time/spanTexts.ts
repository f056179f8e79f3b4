import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/time.json' with { type: 'json' }
import es from '../../languages/es/core/time.json' with { type: 'json' }

/** Lengths of time. */
export const spanTexts = texts<
  typeof en.spanTexts,
  { hours: 'hours'; hoursMinutes: 'hours' | 'minutes'; minutes: 'minutes'; seconds: 'seconds' }
>({ en: en.spanTexts, es: es.spanTexts })
