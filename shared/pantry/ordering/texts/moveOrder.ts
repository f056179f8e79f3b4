import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }

/** Another time or place for an order that was placed. */
export const moveOrderTexts = texts<typeof en.moveOrderTexts, { moved: 'when'; movedBack: 'when'; notMoved: 'reason' }>(
  { en: en.moveOrderTexts, es: es.moveOrderTexts },
)
