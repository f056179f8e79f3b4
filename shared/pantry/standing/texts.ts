import { texts } from '../../core/text/text.ts'
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

/** Regular orders: what families and staff read. */
export const standingTexts = texts<
  typeof en.standingTexts,
  {
    'every.week': 'time' | 'weekday'
    'every.twoWeeks': 'time' | 'weekday'
    'every.month': 'time' | 'weekday'
    firstDay: 'day'
    next: 'day'
    ordered: 'code' | 'day'
    leftOut: 'names'
    skip: 'day'
    skipAsk: 'day'
    skipped: 'day'
    paused: 'day'
    items_other: 'count'
    'last.closed': 'day'
    'last.noTimes': 'day'
    'last.limit': 'day'
    'last.noFood': 'day'
    'last.waits': 'day'
    'last.refused': 'day'
    'last.skipped': 'day'
    foodLast: 'day'
    setBy: 'name'
  }
>({
  en: en.standingTexts,
  es: es.standingTexts,
  ar: ar.standingTexts,
  ht: ht.standingTexts,
  ko: ko.standingTexts,
  ru: ru.standingTexts,
  so: so.standingTexts,
  tl: tl.standingTexts,
  vi: vi.standingTexts,
  zh: zh.standingTexts,
})

/** The e-mail and the text about one that placed nothing, or has ended. */
export const standingMail = texts<
  typeof en.standingMail,
  {
    subject: 'day'
    title: 'name'
    'not.closed': 'day'
    'not.noTimes': 'day'
    'not.limit': 'day'
    'not.noFood': 'day'
    'not.waits': 'day'
    'not.refused': 'day' | 'reason'
    next: 'next'
    'end.title': 'name'
    questions: 'contact'
    text: 'pantry' | 'url' | 'words'
  }
>({
  en: en.standingMail,
  es: es.standingMail,
  ar: ar.standingMail,
  ht: ht.standingMail,
  ko: ko.standingMail,
  ru: ru.standingMail,
  so: so.standingMail,
  tl: tl.standingMail,
  vi: vi.standingMail,
  zh: zh.standingMail,
})
