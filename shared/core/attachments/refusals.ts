import { sentence } from '../../core/text/sentence.ts'
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

/** Reasons that something about attachments may not happen now. */

const refusals = {
  en: en.refusals,
  es: es.refusals,
  ar: ar.refusals,
  ht: ht.refusals,
  ko: ko.refusals,
  ru: ru.refusals,
  so: so.refusals,
  tl: tl.refusals,
  vi: vi.refusals,
  zh: zh.refusals,
}

export const imageType = sentence(refusals, 'imageType')
export const imageUnreadable = sentence(refusals, 'imageUnreadable')
export const imageTooLarge = sentence(refusals, 'imageTooLarge')
export const imageTooManyPixels = sentence(refusals, 'imageTooManyPixels')
export const tooManyImages = sentence<'tooManyImages', 'max'>(refusals, 'tooManyImages')
export const imageTwice = sentence(refusals, 'imageTwice')
export const imageNotAvailable = sentence(refusals, 'imageNotAvailable')
export const photoMissing = sentence(refusals, 'photoMissing')
export const photoIsNone = sentence(refusals, 'photoIsNone')
