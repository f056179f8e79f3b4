import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/core/text.json' with { type: 'json' }
import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }
import ht from '../../languages/ht/core/text.json' with { type: 'json' }
import ko from '../../languages/ko/core/text.json' with { type: 'json' }
import ru from '../../languages/ru/core/text.json' with { type: 'json' }
import so from '../../languages/so/core/text.json' with { type: 'json' }
import tl from '../../languages/tl/core/text.json' with { type: 'json' }
import vi from '../../languages/vi/core/text.json' with { type: 'json' }
import zh from '../../languages/zh/core/text.json' with { type: 'json' }

/** Controls of a map. */
export const mapTexts = texts<typeof en.mapTexts>({
  en: en.mapTexts,
  es: es.mapTexts,
  ar: ar.mapTexts,
  ht: ht.mapTexts,
  ko: ko.mapTexts,
  ru: ru.mapTexts,
  so: so.mapTexts,
  tl: tl.mapTexts,
  vi: vi.mapTexts,
  zh: zh.mapTexts,
})
