import { texts } from '../../core/text/text.ts'
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

/** People who order for other households: what they, the households and staff read. */
export const helperTexts = texts<
  typeof en.helperTexts,
  {
    until: 'day' | 'name'
    byStaff: 'name'
    linkLead: 'days'
    endAsk: 'name'
    ended: 'name'
    acting: 'name'
    switchTo: 'name'
    profileNote: 'name'
  }
>({
  en: en.helperTexts,
  es: es.helperTexts,
  ar: ar.helperTexts,
  ht: ht.helperTexts,
  ko: ko.helperTexts,
  ru: ru.helperTexts,
  so: so.helperTexts,
  tl: tl.helperTexts,
  vi: vi.helperTexts,
  zh: zh.helperTexts,
})
