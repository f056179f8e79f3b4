import { merged, texts } from '../../core/text/text.ts'
import { words } from '../../core/text/words.ts'
import en from '../../languages/en/rescue/receipts.json' with { type: 'json' }
import es from '../../languages/es/rescue/receipts.json' with { type: 'json' }

/** Receipts: what an agency picked up, written down and looked up again (specification 000, section 2). */
export const receiptTexts = merged(
  words,
  texts<
    typeof en.receiptTexts,
    {
      categoryOf: 'number'
      poundsOf: 'category'
      removeCategory: 'category'
      lineWithout: 'number'
      created: 'code'
      openReceipt: 'code'
      receipt: 'code'
      editTitle: 'code'
      editLead: 'day'
      editLeadDonation: 'day'
      openUntil: 'day'
      closedSince: 'day'
      corrected: 'code'
    }
  >({ en: en.receiptTexts, es: es.receiptTexts }),
)
