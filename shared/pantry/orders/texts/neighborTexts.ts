import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Answers to STOP, START, HELP and CANCEL. */
export const textReplies = texts<
  typeof en.textReplies,
  {
    cancelled: 'code' | 'day' | 'pantry' | 'url'
    cancelClosed: 'code' | 'day' | 'pantry' | 'phone'
    cancelWhich: 'code' | 'orders' | 'pantry'
    help: 'url'
    passedOn: 'pantry'
    unknownNumber: 'url'
    repeated: 'code' | 'day' | 'hours' | 'items' | 'left' | 'pantry' | 'place'
    repeatLeft: 'names'
    repeatOffer: 'day' | 'hours' | 'items' | 'pantry' | 'place' | 'url'
    repeatHas: 'code' | 'day' | 'pantry' | 'url'
    repeatNone: 'url'
    repeatMany: 'url'
    repeatClosed: 'pantry' | 'phone' | 'place' | 'url'
    repeatRefused: 'pantry' | 'reason' | 'url'
    items_one: 'count'
    items_other: 'count'
  }
>({ en: en.textReplies, es: es.textReplies })
