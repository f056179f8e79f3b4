import { texts } from '../../../core/text/text.ts'
import ar from '../../../languages/ar/pantry/orders.json' with { type: 'json' }
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }
import ht from '../../../languages/ht/pantry/orders.json' with { type: 'json' }
import ko from '../../../languages/ko/pantry/orders.json' with { type: 'json' }
import ru from '../../../languages/ru/pantry/orders.json' with { type: 'json' }
import so from '../../../languages/so/pantry/orders.json' with { type: 'json' }
import tl from '../../../languages/tl/pantry/orders.json' with { type: 'json' }
import vi from '../../../languages/vi/pantry/orders.json' with { type: 'json' }
import zh from '../../../languages/zh/pantry/orders.json' with { type: 'json' }

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
>({
  en: en.orderingTexts,
  es: es.orderingTexts,
  ar: ar.orderingTexts,
  ht: ht.orderingTexts,
  ko: ko.orderingTexts,
  ru: ru.orderingTexts,
  so: so.orderingTexts,
  tl: tl.orderingTexts,
  vi: vi.orderingTexts,
  zh: zh.orderingTexts,
})
