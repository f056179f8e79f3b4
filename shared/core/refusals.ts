import { sentence } from '../core/text/sentence.ts'
import ar from '../languages/ar/core.json' with { type: 'json' }
import en from '../languages/en/core.json' with { type: 'json' }
import es from '../languages/es/core.json' with { type: 'json' }
import ht from '../languages/ht/core.json' with { type: 'json' }
import ko from '../languages/ko/core.json' with { type: 'json' }
import ru from '../languages/ru/core.json' with { type: 'json' }
import so from '../languages/so/core.json' with { type: 'json' }
import tl from '../languages/tl/core.json' with { type: 'json' }
import vi from '../languages/vi/core.json' with { type: 'json' }
import zh from '../languages/zh/core.json' with { type: 'json' }

/** Reasons that something about several nouns may not happen now. */

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

export const tooManyWrongCodes = sentence(refusals, 'tooManyWrongCodes')
export const helpEnded = sentence(refusals, 'helpEnded')
export const tabletLocked = sentence(refusals, 'tabletLocked')
export const tenantClosed = sentence(refusals, 'tenantClosed')
export const tooManyCalls = sentence<'tooManyCalls', 'max'>(refusals, 'tooManyCalls')
export const changedMeanwhile = sentence(refusals, 'changedMeanwhile')
export const idempotencyKeyReused = sentence(refusals, 'idempotencyKeyReused')
export const secondFactorMissing = sentence(refusals, 'secondFactorMissing')
export const changedByOwnerOnly = sentence(refusals, 'changedByOwnerOnly')
export const unknownZone = sentence(refusals, 'unknownZone')
