import { texts } from '../../../core/text/text.ts'
import ar from '../../../languages/ar/pantry/ordering.json' with { type: 'json' }
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }
import ht from '../../../languages/ht/pantry/ordering.json' with { type: 'json' }
import ko from '../../../languages/ko/pantry/ordering.json' with { type: 'json' }
import ru from '../../../languages/ru/pantry/ordering.json' with { type: 'json' }
import so from '../../../languages/so/pantry/ordering.json' with { type: 'json' }
import tl from '../../../languages/tl/pantry/ordering.json' with { type: 'json' }
import vi from '../../../languages/vi/pantry/ordering.json' with { type: 'json' }
import zh from '../../../languages/zh/pantry/ordering.json' with { type: 'json' }

/** Top of each step of an order, and who can’t order now. */
export const orderingHeaderTexts = texts<typeof en.orderingHeaderTexts, { orderFor: 'name' }>({
  en: en.orderingHeaderTexts,
  es: es.orderingHeaderTexts,
  ar: ar.orderingHeaderTexts,
  ht: ht.orderingHeaderTexts,
  ko: ko.orderingHeaderTexts,
  ru: ru.orderingHeaderTexts,
  so: so.orderingHeaderTexts,
  tl: tl.orderingHeaderTexts,
  vi: vi.orderingHeaderTexts,
  zh: zh.orderingHeaderTexts,
})
