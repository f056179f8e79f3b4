import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/programs.json' with { type: 'json' }
import es from '../../languages/es/pantry/programs.json' with { type: 'json' }

/** Delivery programs and the products that they offer (specification 001, sections 2 and 8). */
export const deliveryProgramTexts = texts<
  typeof en.deliveryProgramTexts,
  {
    removeNamed: 'name'
    removeQuestion: 'name'
    shown_one: 'count'
    shown_other: 'count'
    showAll: 'count'
    productsOf: 'name'
    limitsOf: 'name'
    showLimitsNamed: 'name'
  }
>({ en: en.deliveryProgramTexts, es: es.deliveryProgramTexts })
