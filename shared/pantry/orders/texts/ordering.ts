import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Texts of the server and the screens about an order's limits (specification 002, section 8). */
export const orderingTexts = texts<
  typeof en.orderingTexts,
  {
    tagLimitITEM: 'every' | 'n' | 'names'
    tagLimitORDER: 'every' | 'n' | 'names'
    tagLimitPOINT: 'every' | 'n' | 'names'
    everyDAY_one: 'amount'
    everyDAY_other: 'amount'
    everyWEEK_one: 'amount'
    everyWEEK_other: 'amount'
    everyMONTH_one: 'amount'
    everyMONTH_other: 'amount'
  }
>({ en: en.orderingTexts, es: es.orderingTexts })
