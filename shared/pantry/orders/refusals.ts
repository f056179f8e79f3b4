import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../languages/es/pantry/orders.json' with { type: 'json' }

/** Reasons that something about orders may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

/** Section 5, letter by letter. */
export const globalItemLimit = sentence<'globalItemLimit', 'n'>(refusals, 'globalItemLimit')
export const globalOrderLimit = sentence<'globalOrderLimit', 'every' | 'n'>(refusals, 'globalOrderLimit')
export const orderBeingPacked = sentence(refusals, 'orderBeingPacked')
export const orderDayReached = sentence(refusals, 'orderDayReached')
export const orderNotesFull = sentence<'orderNotesFull', 'max'>(refusals, 'orderNotesFull')
export const ordersOfOthers = sentence<'ordersOfOthers', 'count'>(refusals, 'ordersOfOthers')
export const ordersChangedInPart = sentence<'ordersChangedInPart', 'changed' | 'codes' | 'count'>(
  refusals,
  'ordersChangedInPart',
)
export const orderGone = sentence(refusals, 'orderGone')
export const customerMayOnlyCancel = sentence(refusals, 'customerMayOnlyCancel')
export const volunteerMayOnlyPack = sentence(refusals, 'volunteerMayOnlyPack')
export const orderLineUnknown = sentence(refusals, 'orderLineUnknown')
export const orderLineOvertaken = sentence<'orderLineOvertaken', 'name'>(refusals, 'orderLineOvertaken')
export const orderPackedTooMany = sentence<'orderPackedTooMany', 'count'>(refusals, 'orderPackedTooMany')
export const orderAlreadyPacked = sentence(refusals, 'orderAlreadyPacked')
export const orderHandedOver = sentence(refusals, 'orderHandedOver')
export const handOverNotPacked = sentence(refusals, 'handOverNotPacked')
export const handOverOtherDay = sentence(refusals, 'handOverOtherDay')
export const handOverOtherPlace = sentence(refusals, 'handOverOtherPlace')
export const handOverOnHold = sentence(refusals, 'handOverOnHold')
export const handOverNoCertificate = sentence(refusals, 'handOverNoCertificate')
export const handOverVisitsUsed = sentence(refusals, 'handOverVisitsUsed')
export const orderNeedsCertificate = sentence(refusals, 'orderNeedsCertificate')
export const orderNotHandedOver = sentence(refusals, 'orderNotHandedOver')
export const handOverUndoLate = sentence<'handOverUndoLate', 'seconds'>(refusals, 'handOverUndoLate')
export const orderFinal = sentence(refusals, 'orderFinal')
export const orderLineNotWaiting = sentence(refusals, 'orderLineNotWaiting')
export const orderHasHeld = sentence<'orderHasHeld', 'names'>(refusals, 'orderHasHeld')
