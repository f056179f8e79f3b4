import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/core/attachments.json' with { type: 'json' }
import en from '../../languages/en/core/attachments.json' with { type: 'json' }
import es from '../../languages/es/core/attachments.json' with { type: 'json' }
import ht from '../../languages/ht/core/attachments.json' with { type: 'json' }
import ko from '../../languages/ko/core/attachments.json' with { type: 'json' }
import ru from '../../languages/ru/core/attachments.json' with { type: 'json' }
import so from '../../languages/so/core/attachments.json' with { type: 'json' }
import tl from '../../languages/tl/core/attachments.json' with { type: 'json' }
import vi from '../../languages/vi/core/attachments.json' with { type: 'json' }
import zh from '../../languages/zh/core/attachments.json' with { type: 'json' }

/** Pictures of products and photos of locations (specification 001, section 5; quoted messages with their typing errors). */
export const attachmentTexts = texts<
  typeof en.attachmentTexts,
  { picture: 'count' | 'n'; moveEarlier: 'n'; moveLater: 'n'; remove: 'n'; full: 'max'; addAvailable: 'n' }
>({
  en: en.attachmentTexts,
  es: es.attachmentTexts,
  ar: ar.attachmentTexts,
  ht: ht.attachmentTexts,
  ko: ko.attachmentTexts,
  ru: ru.attachmentTexts,
  so: so.attachmentTexts,
  tl: tl.attachmentTexts,
  vi: vi.attachmentTexts,
  zh: zh.attachmentTexts,
})
