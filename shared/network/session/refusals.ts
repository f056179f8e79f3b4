import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/network/session.json' with { type: 'json' }
import en from '../../languages/en/network/session.json' with { type: 'json' }
import es from '../../languages/es/network/session.json' with { type: 'json' }
import ht from '../../languages/ht/network/session.json' with { type: 'json' }
import ko from '../../languages/ko/network/session.json' with { type: 'json' }
import ru from '../../languages/ru/network/session.json' with { type: 'json' }
import so from '../../languages/so/network/session.json' with { type: 'json' }
import tl from '../../languages/tl/network/session.json' with { type: 'json' }
import vi from '../../languages/vi/network/session.json' with { type: 'json' }
import zh from '../../languages/zh/network/session.json' with { type: 'json' }

/** Reasons that something about the session may not happen now. */

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

export const roleNotHeld = sentence(refusals, 'roleNotHeld')
export const notATablet = sentence(refusals, 'notATablet')
export const noPinYet = sentence(refusals, 'noPinYet')
export const pinWrong = sentence(refusals, 'pinWrong')
export const tooManyPins = sentence(refusals, 'tooManyPins')
