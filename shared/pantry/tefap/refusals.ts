import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/tefap.json' with { type: 'json' }
import en from '../../languages/en/pantry/tefap.json' with { type: 'json' }
import es from '../../languages/es/pantry/tefap.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/tefap.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/tefap.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/tefap.json' with { type: 'json' }
import so from '../../languages/so/pantry/tefap.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/tefap.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/tefap.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/tefap.json' with { type: 'json' }

/** Reasons that a declaration is not taken. */

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

export const householdMissing = sentence<'householdMissing', 'max'>(refusals, 'householdMissing')
export const wordingChanged = sentence(refusals, 'wordingChanged')
export const incomeTableChanged = sentence(refusals, 'incomeTableChanged')
export const methodNotInState = sentence(refusals, 'methodNotInState')
export const signatureMissing = sentence(refusals, 'signatureMissing')
export const paperMissing = sentence(refusals, 'paperMissing')
export const programMissing = sentence(refusals, 'programMissing')
export const programNotInState = sentence(refusals, 'programNotInState')
export const proxyEnded = sentence<'proxyEnded', 'name'>(refusals, 'proxyEnded')
export const proxyTwice = sentence(refusals, 'proxyTwice')
export const holdTooLong = sentence<'holdTooLong', 'years'>(refusals, 'holdTooLong')
export const tooManyHolds = sentence<'tooManyHolds', 'max'>(refusals, 'tooManyHolds')
