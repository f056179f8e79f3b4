import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }

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
    removedOf: 'name' | 'note'
    gone: 'names'
    perOrder: 'n'
    perTime: 'amount' | 'name' | 'scope' | 'value'
    perAccount: 'name' | 'value'
    leftOf_one: 'count' | 'when'
    leftOf_other: 'count' | 'when'
    leftInDAY_other: 'amount'
    leftInWEEK_other: 'amount'
    leftInMONTH_other: 'amount'
    ofTag: 'limit' | 'tag'
    globalLimit: 'n'
    ofGlobal: 'count' | 'max'
    tooMany_one: 'count'
    tooMany_other: 'count'
    placedWithout: 'names'
    nextDate: 'day'
  }
>({ en: en.cartTexts, es: es.cartTexts })
