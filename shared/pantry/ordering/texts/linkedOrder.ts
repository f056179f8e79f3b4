import { texts } from '../../../core/text/text.ts'
import ar from '../../../languages/ar/pantry/ordering.json' with { type: 'json' }
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }
import ht from '../../../languages/ht/pantry/ordering.json' with { type: 'json' }
import ko from '../../../languages/ko/pantry/ordering.json' with { type: 'json' }
import ru from '../../../languages/ru/pantry/ordering.json' with { type: 'json' }
import so from '../../../languages/so/pantry/ordering.json' with { type: 'json' }
import tl from '../../../languages/tl/pantry/ordering.json' with { type: 'json' }
import vi from '../../../languages/vi/pantry/ordering.json' with { type: 'json' }
import zh from '../../../languages/zh/pantry/ordering.json' with { type: 'json' }

/** The page of a reminder's link. */
export const linkedOrderTexts = texts<
  typeof en.linkedOrderTexts,
  { title: 'code'; timesOf: 'day'; items_other: 'count'; call: 'name' | 'phone' }
>({
  en: en.linkedOrderTexts,
  es: es.linkedOrderTexts,
  ar: ar.linkedOrderTexts,
  ht: ht.linkedOrderTexts,
  ko: ko.linkedOrderTexts,
  ru: ru.linkedOrderTexts,
  so: so.linkedOrderTexts,
  tl: tl.linkedOrderTexts,
  vi: vi.linkedOrderTexts,
  zh: zh.linkedOrderTexts,
})
