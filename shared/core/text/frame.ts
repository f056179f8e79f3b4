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

/** Frame of every document: the staff's (which has more, in `app.ts`), the neighbors' and the public one. */
export const frameTexts = texts<typeof en.frameTexts>({
  en: en.frameTexts,
  es: es.frameTexts,
  ar: ar.frameTexts,
  ht: ht.frameTexts,
  ko: ko.frameTexts,
  ru: ru.frameTexts,
  so: so.frameTexts,
  tl: tl.frameTexts,
  vi: vi.frameTexts,
  zh: zh.frameTexts,
})
