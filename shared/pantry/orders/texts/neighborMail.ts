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

/**
 * E-mails and texts to neighbors about their orders. To fill: {code} {day} {hours} {place} {name}; texts begin with the pantry's name {pantry} and
 * end with {advice} and the link {url}. Plain words: reading level of grade 6.
 */
export const orderMail = texts<
  typeof en.orderMail,
  {
    'orderPlaced.subject': 'code' | 'day'
    'orderPlaced.title': 'name'
    'orderChanged.subject': 'code' | 'day'
    'orderChanged.lead': 'name'
    'orderReminder.subject': 'code'
    'orderReminder.lead': 'name'
    'orderToday.subject': 'code'
    'orderToday.lead': 'name'
    'orderReady.subject': 'code'
    'orderReady.lead': 'day' | 'name'
    'orderNotice.subject': 'code' | 'day'
    'orderNotice.lead': 'name'
    'orderCancelled.subject': 'code'
    'orderCancelled.lead': 'day' | 'name'
    code: 'code'
    items_other: 'count'
    questions: 'contact'
    'text.orderPlaced.pickup': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'place' | 'url'
    'text.orderPlaced.delivery': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'url'
    'text.orderChanged.pickup': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'place' | 'url'
    'text.orderChanged.delivery': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'url'
    'text.orderReminder.pickup': 'advice' | 'code' | 'hours' | 'pantry' | 'place' | 'url'
    'text.orderReminder.delivery': 'advice' | 'code' | 'hours' | 'pantry' | 'url'
    'text.orderToday.pickup': 'advice' | 'code' | 'hours' | 'pantry' | 'place' | 'url'
    'text.orderToday.delivery': 'advice' | 'code' | 'hours' | 'pantry' | 'url'
    'text.orderReady.pickup': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'place' | 'url'
    'text.orderReady.delivery': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'url'
    'text.orderNotice.pickup': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'place' | 'url'
    'text.orderNotice.delivery': 'advice' | 'code' | 'day' | 'hours' | 'pantry' | 'url'
    'text.orderCancelled.pickup': 'advice' | 'code' | 'day' | 'pantry' | 'url'
    'text.orderCancelled.delivery': 'advice' | 'code' | 'day' | 'pantry' | 'url'
    'text.call': 'phone'
    compartment: 'compartment'
    pin: 'pin'
    regularLeft: 'names'
  }
>({
  en: en.orderMail,
  es: es.orderMail,
  ar: ar.orderMail,
  ht: ht.orderMail,
  ko: ko.orderMail,
  ru: ru.orderMail,
  so: so.orderMail,
  tl: tl.orderMail,
  vi: vi.orderMail,
  zh: zh.orderMail,
})
