import { texts } from '../../../core/text/text.ts'
import ar from '../../../languages/ar/pantry/ordering.json' with { type: 'json' }
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }
import ht from '../../../languages/ht/pantry/ordering.json' with { type: 'json' }
import ko from '../../../languages/ko/pantry/ordering.json' with { type: 'json' }
import ru from '../../../languages/ru/pantry/ordering.json' with { type: 'json' }
import so from '../../../languages/so/pantry/ordering.json' with { type: 'json' }
import tl from '../../../languages/tl/pantry/ordering.json' with { type: 'json' }
import vi from '../../../languages/vi/pantry/ordering.json' with { type: 'json' }
import zh from '../../../languages/zh/pantry/ordering.json' with { type: 'json' }

/** Place and time of an order's pickup or delivery (specification 002; messages as it quotes them). */
export const orderPlaceTexts = texts<
  typeof en.orderPlaceTexts,
  {
    milesAway: 'miles'
    aboutMilesAway: 'miles'
    chooseDay: 'place'
    chooseTime: 'day'
    timesOf_one: 'count'
    timesOf_other: 'count'
    placesLeft_one: 'count'
    placesLeft_other: 'count'
    nextDate: 'day'
    blockedDays_one: 'count'
    blockedDays_other: 'count'
    alreadyOrdered: 'code' | 'day'
    selectNamed: 'day' | 'hours'
    blockedNamed: 'day' | 'hours'
    morePlaces_one: 'count'
    morePlaces_other: 'count'
    moreDays_one: 'count'
    moreDays_other: 'count'
  }
>({
  en: en.orderPlaceTexts,
  es: es.orderPlaceTexts,
  ar: ar.orderPlaceTexts,
  ht: ht.orderPlaceTexts,
  ko: ko.orderPlaceTexts,
  ru: ru.orderPlaceTexts,
  so: so.orderPlaceTexts,
  tl: tl.orderPlaceTexts,
  vi: vi.orderPlaceTexts,
  zh: zh.orderPlaceTexts,
})
