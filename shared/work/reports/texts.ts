import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/reports.json' with { type: 'json' }
import es from '../../languages/es/work/reports.json' with { type: 'json' }

/** Pickup reports: their screen and what they show. */
export const reportTexts = texts<
  typeof en.reportTexts,
  { notPrinted: 'mark'; days: 'end' | 'start'; range: 'end' | 'start'; page: 'page' }
>({ en: en.reportTexts, es: es.reportTexts })
