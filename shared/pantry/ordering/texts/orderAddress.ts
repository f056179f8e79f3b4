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

/** Address that an order is delivered to (specification 002; messages as it quotes them). */
export const orderAddressTexts = texts<
  typeof en.orderAddressTexts,
  {
    addressLead: 'day' | 'hours'
    editAddressNamed: 'name'
    deleteAddressNamed: 'name'
    deleteAddressTitle: 'name'
    useAddressNamed: 'name'
  }
>({
  en: en.orderAddressTexts,
  es: es.orderAddressTexts,
  ar: ar.orderAddressTexts,
  ht: ht.orderAddressTexts,
  ko: ko.orderAddressTexts,
  ru: ru.orderAddressTexts,
  so: so.orderAddressTexts,
  tl: tl.orderAddressTexts,
  vi: vi.orderAddressTexts,
  zh: zh.orderAddressTexts,
})
