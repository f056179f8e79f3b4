import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/needs.json' with { type: 'json' }
import en from '../../languages/en/pantry/needs.json' with { type: 'json' }
import es from '../../languages/es/pantry/needs.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/needs.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/needs.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/needs.json' with { type: 'json' }
import so from '../../languages/so/pantry/needs.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/needs.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/needs.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/needs.json' with { type: 'json' }

/** Reasons that food may not go to a household with an allergy. */

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

export const orderHasAllergens = sentence<'orderHasAllergens', 'names'>(refusals, 'orderHasAllergens')
export const substituteHasAllergens = sentence<'substituteHasAllergens', 'names'>(refusals, 'substituteHasAllergens')
