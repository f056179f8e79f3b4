import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/standing.json' with { type: 'json' }
import en from '../../languages/en/pantry/standing.json' with { type: 'json' }
import es from '../../languages/es/pantry/standing.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/standing.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/standing.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/standing.json' with { type: 'json' }
import so from '../../languages/so/pantry/standing.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/standing.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/standing.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/standing.json' with { type: 'json' }

/** Reasons that a regular order can't be set up or changed. */

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

export const standingDayPast = sentence(refusals, 'standingDayPast')
export const standingDayFar = sentence<'standingDayFar', 'days'>(refusals, 'standingDayFar')
export const standingWithoutFood = sentence(refusals, 'standingWithoutFood')
export const standingWithoutOrder = sentence(refusals, 'standingWithoutOrder')
export const standingEnded = sentence(refusals, 'standingEnded')
export const standingElsewhere = sentence(refusals, 'standingElsewhere')
