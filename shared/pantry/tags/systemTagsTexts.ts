import { vocabulary } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/tags.json' with { type: 'json' }
import en from '../../languages/en/pantry/tags.json' with { type: 'json' }
import es from '../../languages/es/pantry/tags.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/tags.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/tags.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/tags.json' with { type: 'json' }
import so from '../../languages/so/pantry/tags.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/tags.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/tags.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/tags.json' with { type: 'json' }

/** Names of the tags and groups that every tenant has; an owner's own are named as the owner named them. */
export const systemTagTexts = vocabulary<typeof en.systemTagTexts>({
  en: en.systemTagTexts,
  es: es.systemTagTexts,
  ar: ar.systemTagTexts,
  ht: ht.systemTagTexts,
  ko: ko.systemTagTexts,
  ru: ru.systemTagTexts,
  so: so.systemTagTexts,
  tl: tl.systemTagTexts,
  vi: vi.systemTagTexts,
  zh: zh.systemTagTexts,
})
