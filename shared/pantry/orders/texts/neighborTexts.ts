import { texts } from '../../../core/text/text.ts'
import ar from '../../../languages/ar/pantry/orders.json' with { type: 'json' }
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }
import ht from '../../../languages/ht/pantry/orders.json' with { type: 'json' }
import ko from '../../../languages/ko/pantry/orders.json' with { type: 'json' }
import ru from '../../../languages/ru/pantry/orders.json' with { type: 'json' }
import so from '../../../languages/so/pantry/orders.json' with { type: 'json' }
import tl from '../../../languages/tl/pantry/orders.json' with { type: 'json' }
import vi from '../../../languages/vi/pantry/orders.json' with { type: 'json' }
import zh from '../../../languages/zh/pantry/orders.json' with { type: 'json' }

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
>({
  en: en.textReplies,
  es: es.textReplies,
  ar: ar.textReplies,
  ht: ht.textReplies,
  ko: ko.textReplies,
  ru: ru.textReplies,
  so: so.textReplies,
  tl: tl.textReplies,
  vi: vi.textReplies,
  zh: zh.textReplies,
})
