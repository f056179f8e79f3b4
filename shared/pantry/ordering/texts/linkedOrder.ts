import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }

/** The page of a reminder's link. */
export const linkedOrderTexts = texts<
  typeof en.linkedOrderTexts,
  { title: 'code'; timesOf: 'day'; items_other: 'count'; call: 'name' | 'phone' }
>({ en: en.linkedOrderTexts, es: es.linkedOrderTexts })
