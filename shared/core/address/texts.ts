import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/core/address.json' with { type: 'json' }
import en from '../../languages/en/core/address.json' with { type: 'json' }
import es from '../../languages/es/core/address.json' with { type: 'json' }
import ht from '../../languages/ht/core/address.json' with { type: 'json' }
import ko from '../../languages/ko/core/address.json' with { type: 'json' }
import ru from '../../languages/ru/core/address.json' with { type: 'json' }
import so from '../../languages/so/core/address.json' with { type: 'json' }
import tl from '../../languages/tl/core/address.json' with { type: 'json' }
import vi from '../../languages/vi/core/address.json' with { type: 'json' }
import zh from '../../languages/zh/core/address.json' with { type: 'json' }

/** Looking an address up, and its pin. */
export const addressTexts = texts<typeof en.addressTexts, { found: 'address'; about: 'zip'; otherState: 'state' }>({
  en: en.addressTexts,
  es: es.addressTexts,
  ar: ar.addressTexts,
  ht: ht.addressTexts,
  ko: ko.addressTexts,
  ru: ru.addressTexts,
  so: so.addressTexts,
  tl: tl.addressTexts,
  vi: vi.addressTexts,
  zh: zh.addressTexts,
})
