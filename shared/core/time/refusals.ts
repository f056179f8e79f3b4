import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/core/time.json' with { type: 'json' }
import en from '../../languages/en/core/time.json' with { type: 'json' }
import es from '../../languages/es/core/time.json' with { type: 'json' }
import ht from '../../languages/ht/core/time.json' with { type: 'json' }
import ko from '../../languages/ko/core/time.json' with { type: 'json' }
import ru from '../../languages/ru/core/time.json' with { type: 'json' }
import so from '../../languages/so/core/time.json' with { type: 'json' }
import tl from '../../languages/tl/core/time.json' with { type: 'json' }
import vi from '../../languages/vi/core/time.json' with { type: 'json' }
import zh from '../../languages/zh/core/time.json' with { type: 'json' }

/** Reasons that something about time may not happen now. */

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

export const exportTooLong = sentence<'exportTooLong', 'days'>(refusals, 'exportTooLong')
export const exportNeedsDates = sentence(refusals, 'exportNeedsDates')
export const rangeTurnedAround = sentence(refusals, 'rangeTurnedAround')
