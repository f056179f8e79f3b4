import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/pantry/erp.json' with { type: 'json' }
import es from '../../languages/es/pantry/erp.json' with { type: 'json' }

/** Matching of imported ERP products with products of the pantry (specification 001, sections 2 and 8). */
export const erpTexts = merged(
  words,
  texts<
    typeof en.erpTexts,
    {
      brings: 'count'
      matchNamed: 'code'
      changeNamed: 'code'
      removeNamed: 'code'
      matchTitle: 'code'
      adds: 'eaches' | 'items' | 'quantity'
      proposed: 'product'
      acceptLeft: 'count'
      acceptPart: 'count'
      accept_one: 'count'
      accept_other: 'count'
      matched: 'count' | 'product'
      removeQuestion: 'code'
      removeText: 'count' | 'product'
    }
  >({ en: en.erpTexts, es: es.erpTexts }),
)
