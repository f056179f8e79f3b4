import { type TextKey, texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/neighbor.json' with { type: 'json' }
import en from '../../languages/en/pantry/neighbor.json' with { type: 'json' }
import es from '../../languages/es/pantry/neighbor.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/neighbor.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/neighbor.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/neighbor.json' with { type: 'json' }
import so from '../../languages/so/pantry/neighbor.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/neighbor.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/neighbor.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/neighbor.json' with { type: 'json' }

/** The neighbors' own screens: short sentences in everyday words. */
export const neighborTexts = texts<
  typeof en.neighborTexts,
  {
    staffText: 'name'
    orderFrom: 'foodBank'
    hello: 'name'
    cartItems_one: 'count'
    cartItems_other: 'count'
    keptNote: 'when'
    hereSince: 'time'
    spotNow: 'spot'
    hereWaits: 'time'
    hereRefused: 'when'
    sayCode: 'words'
    qrLabel: 'code'
    compartment: 'compartment'
    pin: 'pin'
    callPantry: 'name' | 'phone'
    calendarPickup: 'code' | 'place'
    calendarDelivery: 'code'
    calendarNotes: 'code'
    calendarDeliveryNotes: 'code'
    deliveredTo: 'address'
    program: 'name'
    insteadOf: 'name'
    items_one: 'count'
    items_other: 'count'
    pictureOf: 'name'
    cancelTitle: 'code'
    unableToLoad: 'code'
    orderOn: 'code' | 'day'
  }
>({
  en: en.neighborTexts,
  es: es.neighborTexts,
  ar: ar.neighborTexts,
  ht: ht.neighborTexts,
  ko: ko.neighborTexts,
  ru: ru.neighborTexts,
  so: so.neighborTexts,
  tl: tl.neighborTexts,
  vi: vi.neighborTexts,
  zh: zh.neighborTexts,
})
export type NeighborTitle = Extract<TextKey<typeof neighborTexts>, 'home' | 'orderFood' | 'myOrders' | 'profile'>
