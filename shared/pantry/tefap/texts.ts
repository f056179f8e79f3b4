import { texts } from '../../core/text/text.ts'
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

/** Declaration for TEFAP food, to families in everyday words, and to staff. */
export const tefapTexts = texts<
  typeof en.tefapTexts,
  {
    incomeBelow: 'amount'
    incomeFor_one: 'count'
    incomeFor_other: 'count'
    removeProxy: 'name'
    'state.valid': 'day'
    'state.renewal': 'day'
    'state.expired': 'day'
    visits: 'count'
    rulesOf: 'day' | 'state'
    signedOn: 'day' | 'method'
    witness: 'name'
    mayPickUp: 'names'
    ends: 'day'
    keptByRule: 'until'
    keptByHold: 'reason' | 'until'
    keptWhenForgotten: 'until'
    visitsUsed: 'count'
    visitsUsedOf: 'count'
    noticeIn: 'language'
    noticeVersion: 'version'
  }
>({
  en: en.tefapTexts,
  es: es.tefapTexts,
  ar: ar.tefapTexts,
  ht: ht.tefapTexts,
  ko: ko.tefapTexts,
  ru: ru.tefapTexts,
  so: so.tefapTexts,
  tl: tl.tefapTexts,
  vi: vi.tefapTexts,
  zh: zh.tefapTexts,
})
