import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/neighbor.json' with { type: 'json' }
import en from '../../languages/en/pantry/neighbor.json' with { type: 'json' }
import es from '../../languages/es/pantry/neighbor.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/neighbor.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/neighbor.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/neighbor.json' with { type: 'json' }
import so from '../../languages/so/pantry/neighbor.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/neighbor.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/neighbor.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/neighbor.json' with { type: 'json' }

/** A neighbor's own profile. */
export const neighborProfileTexts = texts<
  typeof en.neighborProfileTexts,
  {
    signInWith: 'name'
    byEmailTo: 'address'
    byTextTo: 'phone'
    byPhoneTo: 'phone'
    consentGiven: 'day'
    wholeNumber: 'max'
    look: 'entity' | 'name'
    numberConfirmed: 'phone'
    numberUnconfirmed: 'phone'
    numberSent: 'phone'
  }
>({
  en: en.neighborProfileTexts,
  es: es.neighborProfileTexts,
  ar: ar.neighborProfileTexts,
  ht: ht.neighborProfileTexts,
  ko: ko.neighborProfileTexts,
  ru: ru.neighborProfileTexts,
  so: so.neighborProfileTexts,
  tl: tl.neighborProfileTexts,
  vi: vi.neighborProfileTexts,
  zh: zh.neighborProfileTexts,
})
