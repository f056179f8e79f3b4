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

/** Choosing food and the cart (specification 002, sections 2, 4, 5 and 8). */
export const cartTexts = texts<
  typeof en.cartTexts,
  {
    pickupAt: 'place' | 'when'
    deliveryAt: 'place' | 'when'
    results_one: 'count'
    results_other: 'count'
    byHousehold: 'count'
    usedUp: 'names'
    addAll: 'count'
    addedLess_one: 'names'
    addedLess_other: 'names'
    notHere: 'names'
    dietChosen: 'count'
    isFull: 'max'
    carry_one: 'bags' | 'pounds'
    carry_other: 'bags' | 'pounds'
    carryCold_one: 'count'
    carryCold_other: 'count'
    addNamed: 'name'
    less: 'name'
    more: 'name'
    inCart: 'count'
    left: 'count'
    pictureOf: 'name'
    cartItems_one: 'count'
    cartItems_other: 'count'
    remove: 'name'
    removedMatch: 'n'
    removedMatchStop: 'n'
    tookOut: 'n'
    removedOf: 'name' | 'note'
    gone: 'names'
    perOrder: 'n'
    perTime: 'amount' | 'name' | 'scope' | 'value'
    perAccount: 'name' | 'value'
    leftOf_one: 'count' | 'when'
    leftOf_other: 'count' | 'when'
    noneLeft: 'when'
    leftInDAY_other: 'amount'
    leftInWEEK_other: 'amount'
    leftInMONTH_other: 'amount'
    pointsOf_one: 'count'
    pointsOf_other: 'count'
    pointsLeft: 'all' | 'left' | 'when'
    pointsAbove_one: 'count' | 'when'
    pointsAbove_other: 'count' | 'when'
    whenDAY_other: 'amount'
    whenWEEK_other: 'amount'
    whenMONTH_other: 'amount'
    ofTag: 'limit' | 'tag'
    globalLimit: 'n'
    ofGlobal: 'count' | 'max'
    tooMany_one: 'count'
    tooMany_other: 'count'
    placedWithout: 'names'
    nextDate: 'day'
  }
>({
  en: en.cartTexts,
  es: es.cartTexts,
  ar: ar.cartTexts,
  ht: ht.cartTexts,
  ko: ko.cartTexts,
  ru: ru.cartTexts,
  so: so.cartTexts,
  tl: tl.cartTexts,
  vi: vi.cartTexts,
  zh: zh.cartTexts,
})
