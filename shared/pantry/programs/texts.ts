import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/programs.json' with { type: 'json' }
import es from '../../languages/es/pantry/programs.json' with { type: 'json' }

/** Delivery programs and the products that they offer (specification 001, sections 2 and 8). */
export const deliveryProgramTexts = merged(
  words,
  texts<
    typeof en.deliveryProgramTexts,
    {
      removeQuestion: 'name'
      shown_one: 'count'
      shown_other: 'count'
      showAll: 'count'
      productsOf: 'name'
      limitsOf: 'name'
      showLimitsNamed: 'name'
    }
  >({ en: en.deliveryProgramTexts, es: es.deliveryProgramTexts }),
)
