import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/helping.json' with { type: 'json' }
import en from '../../languages/en/pantry/helping.json' with { type: 'json' }
import es from '../../languages/es/pantry/helping.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/helping.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/helping.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/helping.json' with { type: 'json' }
import so from '../../languages/so/pantry/helping.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/helping.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/helping.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/helping.json' with { type: 'json' }

/** Reasons that nobody can be let order for a household, or that a code is not taken. */

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

export const helpDay = sentence<'helpDay', 'days'>(refusals, 'helpDay')
export const helpConsentMissing = sentence(refusals, 'helpConsentMissing')
export const helpersFull = sentence<'helpersFull', 'max'>(refusals, 'helpersFull')
export const helpedFull = sentence<'helpedFull', 'max'>(refusals, 'helpedFull')
export const helpCodeWrong = sentence(refusals, 'helpCodeWrong')
export const helpOfOwn = sentence(refusals, 'helpOfOwn')
export const helpElsewhere = sentence(refusals, 'helpElsewhere')
