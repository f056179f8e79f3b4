import { sentence } from '../../core/text/sentence.ts'
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

/** Reasons that something about addresses may not happen now. */

const refusals = {
  en: en.refusals,
  es: es.refusals,
  ar: ar.refusals,
  ht: ht.refusals,
  ko: ko.refusals,
  ru: ru.refusals,
  so: so.refusals,
  tl: tl.refusals,
  vi: vi.refusals,
  zh: zh.refusals,
}

export const countyElsewhere = sentence(refusals, 'countyElsewhere')
