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

/** Statement of equal opportunity: apart from the frame, for a driver's page and a report's do not show it. */
export const fairnessTexts = texts<typeof en.fairnessTexts>({
  en: en.fairnessTexts,
  es: es.fairnessTexts,
  ar: ar.fairnessTexts,
  ht: ht.fairnessTexts,
  ko: ko.fairnessTexts,
  ru: ru.fairnessTexts,
  so: so.fairnessTexts,
  tl: tl.fairnessTexts,
  vi: vi.fairnessTexts,
  zh: zh.fairnessTexts,
})
