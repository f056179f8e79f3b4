import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/referrals.json' with { type: 'json' }
import en from '../../languages/en/pantry/referrals.json' with { type: 'json' }
import es from '../../languages/es/pantry/referrals.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/referrals.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/referrals.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/referrals.json' with { type: 'json' }
import so from '../../languages/so/pantry/referrals.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/referrals.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/referrals.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/referrals.json' with { type: 'json' }

/** Reasons that something about referrals may not happen now. */

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

export const referralElsewhere = sentence<'referralElsewhere', 'foodBank'>(refusals, 'referralElsewhere')
export const referralAccountExists = sentence(refusals, 'referralAccountExists')
