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

/** Another time or place for an order that was placed. */
export const moveOrderTexts = texts<typeof en.moveOrderTexts, { moved: 'when'; movedBack: 'when'; notMoved: 'reason' }>(
  {
    en: en.moveOrderTexts,
    es: es.moveOrderTexts,
    ar: ar.moveOrderTexts,
    ht: ht.moveOrderTexts,
    ko: ko.moveOrderTexts,
    ru: ru.moveOrderTexts,
    so: so.moveOrderTexts,
    tl: tl.moveOrderTexts,
    vi: vi.moveOrderTexts,
    zh: zh.moveOrderTexts,
  },
)
