import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/pantryReports.json' with { type: 'json' }
import en from '../../languages/en/pantry/pantryReports.json' with { type: 'json' }
import es from '../../languages/es/pantry/pantryReports.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/pantryReports.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/pantryReports.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/pantryReports.json' with { type: 'json' }
import so from '../../languages/so/pantry/pantryReports.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/pantryReports.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/pantryReports.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/pantryReports.json' with { type: 'json' }

export const labelTexts = texts<typeof en.labelTexts, { bag: 'count' | 'number' }>({
  en: en.labelTexts,
  es: es.labelTexts,
  ar: ar.labelTexts,
  ht: ht.labelTexts,
  ko: ko.labelTexts,
  ru: ru.labelTexts,
  so: so.labelTexts,
  tl: tl.labelTexts,
  vi: vi.labelTexts,
  zh: zh.labelTexts,
})
