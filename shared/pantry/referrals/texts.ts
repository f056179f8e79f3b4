import { texts } from '../../core/text/text.ts'
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

/** The page of an invitation's link: short sentences in everyday words. */
export const referralTexts = texts<
  typeof en.referralTexts,
  { title: 'foodBank'; householdWrong: 'max'; doneText: 'name'; addText: 'name'; staffText: 'name' }
>({
  en: en.referralTexts,
  es: es.referralTexts,
  ar: ar.referralTexts,
  ht: ht.referralTexts,
  ko: ko.referralTexts,
  ru: ru.referralTexts,
  so: so.referralTexts,
  tl: tl.referralTexts,
  vi: vi.referralTexts,
  zh: zh.referralTexts,
})
