import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/waitlist.json' with { type: 'json' }
import en from '../../languages/en/pantry/waitlist.json' with { type: 'json' }
import es from '../../languages/es/pantry/waitlist.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/waitlist.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/waitlist.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/waitlist.json' with { type: 'json' }
import so from '../../languages/so/pantry/waitlist.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/waitlist.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/waitlist.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/waitlist.json' with { type: 'json' }

/** Waiting for a place in a full window. */
export const waitlistTexts = texts<
  typeof en.waitlistTexts,
  { keptUntil: 'until'; call: 'name' | 'phone'; ahead_other: 'count'; waiting_other: 'count' }
>({
  en: en.waitlistTexts,
  es: es.waitlistTexts,
  ar: ar.waitlistTexts,
  ht: ht.waitlistTexts,
  ko: ko.waitlistTexts,
  ru: ru.waitlistTexts,
  so: so.waitlistTexts,
  tl: tl.waitlistTexts,
  vi: vi.waitlistTexts,
  zh: zh.waitlistTexts,
})

/** The e-mail and the text of an offered place. Plain words: reading level of grade 6. */
export const offerMail = texts<
  typeof en.offerMail,
  {
    subject: 'day'
    title: 'name'
    lead: 'until'
    questions: 'contact'
    'text.pickup': 'day' | 'hours' | 'pantry' | 'place' | 'until' | 'url'
    'text.delivery': 'day' | 'hours' | 'pantry' | 'until' | 'url'
  }
>({
  en: en.offerMail,
  es: es.offerMail,
  ar: ar.offerMail,
  ht: ht.offerMail,
  ko: ko.offerMail,
  ru: ru.offerMail,
  so: so.offerMail,
  tl: tl.offerMail,
  vi: vi.offerMail,
  zh: zh.offerMail,
})
