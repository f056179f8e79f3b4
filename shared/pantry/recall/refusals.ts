import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/recall.json' with { type: 'json' }
import en from '../../languages/en/pantry/recall.json' with { type: 'json' }
import es from '../../languages/es/pantry/recall.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/recall.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/recall.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/recall.json' with { type: 'json' }
import so from '../../languages/so/pantry/recall.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/recall.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/recall.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/recall.json' with { type: 'json' }

/** Reasons that neighbors of a recall may not be told now. */

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

export const recallNotHeld = sentence(refusals, 'recallNotHeld')
export const recallTooMany = sentence<'recallTooMany', 'max'>(refusals, 'recallTooMany')
