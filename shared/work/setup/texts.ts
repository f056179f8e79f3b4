import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/work/setup.json' with { type: 'json' }
import es from '../../languages/es/work/setup.json' with { type: 'json' }

/** The checklist with which an agency sets itself up for real-time donations. */
export const setupTexts = texts<
  typeof en.setupTexts,
  { percent: 'percent'; progress: 'all' | 'done'; performed: 'item'; pounds: 'pounds'; changeItem: 'item' }
>({ en: en.setupTexts, es: es.setupTexts })
