import { texts } from '../../core/text/text.ts'
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

/** Messages to neighbors about a recalled product, in plain words. */
export const recallMail = texts<
  typeof en.recallMail,
  {
    ofLot: 'lot' | 'name'
    'text.answer': 'url'
    'subject.have': 'product'
    'subject.ordered': 'product'
    'title.have': 'product'
    'title.ordered': 'product'
    'lead.have': 'name' | 'product'
    'lead.ordered': 'name' | 'product'
    'text.have': 'advice' | 'pantry' | 'product'
    'text.ordered': 'advice' | 'pantry' | 'product'
  }
>({
  en: en.recallMail,
  es: es.recallMail,
  ar: ar.recallMail,
  ht: ht.recallMail,
  ko: ko.recallMail,
  ru: ru.recallMail,
  so: so.recallMail,
  tl: tl.recallMail,
  vi: vi.recallMail,
  zh: zh.recallMail,
})
