import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/limits.json' with { type: 'json' }
import en from '../../languages/en/pantry/limits.json' with { type: 'json' }
import es from '../../languages/es/pantry/limits.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/limits.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/limits.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/limits.json' with { type: 'json' }
import so from '../../languages/so/pantry/limits.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/limits.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/limits.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/limits.json' with { type: 'json' }

/** Reasons that something about limits may not happen now. */

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

export const tooManyLimits = sentence<'tooManyLimits', 'max'>(refusals, 'tooManyLimits')
export const limitTwice = sentence(refusals, 'limitTwice')
export const orderLimitsOnly = sentence(refusals, 'orderLimitsOnly')
