import { sentence } from '../../core/text/sentence.ts'
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

/** Reasons that a family can't wait for a place, or take one. */

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

export const waitlistFull = sentence<'waitlistFull', 'max'>(refusals, 'waitlistFull')
export const placeIsFree = sentence(refusals, 'placeIsFree')
export const placePassedOn = sentence(refusals, 'placePassedOn')
export const placeNotOffered = sentence(refusals, 'placeNotOffered')
