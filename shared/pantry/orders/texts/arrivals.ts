import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Arrivals: the runner's board, and marking a family as here. */
export const arrivalTexts = texts<
  typeof en.arrivalTexts,
  {
    count_one: 'count'
    count_other: 'count'
    hereSince: 'time'
    waits: 'minutes'
    handOverOf: 'code' | 'name'
    notHereOf: 'code' | 'name'
    takenOff: 'name'
    marked: 'name'
  }
>({ en: en.arrivalTexts, es: es.arrivalTexts })
