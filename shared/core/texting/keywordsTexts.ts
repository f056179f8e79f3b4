import ar from '../../languages/ar/core/texting.json' with { type: 'json' }
import en from '../../languages/en/core/texting.json' with { type: 'json' }
import es from '../../languages/es/core/texting.json' with { type: 'json' }
import ht from '../../languages/ht/core/texting.json' with { type: 'json' }
import ko from '../../languages/ko/core/texting.json' with { type: 'json' }
import ru from '../../languages/ru/core/texting.json' with { type: 'json' }
import so from '../../languages/so/core/texting.json' with { type: 'json' }
import tl from '../../languages/tl/core/texting.json' with { type: 'json' }
import vi from '../../languages/vi/core/texting.json' with { type: 'json' }
import zh from '../../languages/zh/core/texting.json' with { type: 'json' }
import { vocabulary } from '../text/text.ts'

/** Words of text messages, between commas. `leading` has those that say it whatever follows: 'Stop texting me please'. */
export const keywords = vocabulary<typeof en.keywords>({
  en: en.keywords,
  es: es.keywords,
  ar: ar.keywords,
  ht: ht.keywords,
  ko: ko.keywords,
  ru: ru.keywords,
  so: so.keywords,
  tl: tl.keywords,
  vi: vi.keywords,
  zh: zh.keywords,
})
