import { type TextKey, texts } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/neighbor.json' with { type: 'json' }
import es from '../../languages/es/pantry/neighbor.json' with { type: 'json' }

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
>({ en: en.neighborTexts, es: es.neighborTexts })
export type NeighborTitle = Extract<TextKey<typeof neighborTexts>, 'home' | 'orderFood' | 'myOrders' | 'profile'>
