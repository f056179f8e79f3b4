import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }

/** Top of each step of an order, and who can’t order now. */
export const orderingHeaderTexts = texts<typeof en.orderingHeaderTexts, { orderFor: 'name' }>({
  en: en.orderingHeaderTexts,
  es: es.orderingHeaderTexts,
})
