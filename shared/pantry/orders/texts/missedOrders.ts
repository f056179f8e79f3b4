import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Staff's list of neighbors who did not come three times in a row (decision 83). To fill: {name} {count} {day}. */
export const missedTexts = texts<
  typeof en.missedTexts,
  {
    didNotComeNamed: 'code' | 'name'
    allMissed: 'count'
    confirmAll: 'count'
    ended_one: 'count'
    ended_other: 'count'
    leftOpenHours: 'count'
    leftOpenDays: 'count'
    cold: 'count'
    coldOf: 'count' | 'day'
    'all.shelf': 'count'
    'all.discarded': 'count'
    'all.givenAway': 'count'
    coldConfirm: 'count'
    coldWaits_one: 'count'
    coldWaits_other: 'count'
    missed_one: 'day'
    missed_other: 'count' | 'day'
    callNamed: 'name'
    orderNamed: 'name'
    prefers: 'language'
  }
>({ en: en.missedTexts, es: es.missedTexts })
