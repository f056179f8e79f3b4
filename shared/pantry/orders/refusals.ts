import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/orders.json' with { type: 'json' }
import en from '../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../languages/es/pantry/orders.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/orders.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/orders.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/orders.json' with { type: 'json' }
import so from '../../languages/so/pantry/orders.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/orders.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/orders.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/orders.json' with { type: 'json' }

/** Reasons that something about orders may not happen now. */

const refusals = {
  en: en.refusals,
  es: es.refusals,
  ar: ar.refusals,
  ht: ht.refusals,
  ko: ko.refusals,
  ru: ru.refusals,
  so: so.refusals,
  tl: tl.refusals,
  vi: vi.refusals,
  zh: zh.refusals,
}

/** Section 5, letter by letter. */
export const globalItemLimit = sentence<'globalItemLimit', 'n'>(refusals, 'globalItemLimit')
export const globalOrderLimit = sentence<'globalOrderLimit', 'every' | 'n'>(refusals, 'globalOrderLimit')
export const globalPointLimit = sentence<'globalPointLimit', 'every' | 'n'>(refusals, 'globalPointLimit')
export const orderBeingPacked = sentence(refusals, 'orderBeingPacked')
export const orderHoursOver = sentence(refusals, 'orderHoursOver')
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
export const arrivalNoPickup = sentence(refusals, 'arrivalNoPickup')
export const arrivalTooLate = sentence(refusals, 'arrivalTooLate')
export const arrivalOtherDay = sentence(refusals, 'arrivalOtherDay')
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
export const handOverProxyNotNamed = sentence(refusals, 'handOverProxyNotNamed')
export const orderNeedsCertificate = sentence(refusals, 'orderNeedsCertificate')
export const handOverLeftTooMany = sentence<'handOverLeftTooMany', 'count' | 'name'>(refusals, 'handOverLeftTooMany')
export const orderNotHandedOver = sentence(refusals, 'orderNotHandedOver')
export const handOverUndoLate = sentence<'handOverUndoLate', 'seconds'>(refusals, 'handOverUndoLate')
export const orderFinal = sentence(refusals, 'orderFinal')
export const orderLineNotWaiting = sentence(refusals, 'orderLineNotWaiting')
export const orderReturnHeld = sentence<'orderReturnHeld', 'lots'>(refusals, 'orderReturnHeld')
export const orderHasHeldLot = sentence<'orderHasHeldLot', 'lots' | 'names'>(refusals, 'orderHasHeldLot')
export const orderLotOnHold = sentence<'orderLotOnHold', 'lot'>(refusals, 'orderLotOnHold')
export const orderLotNeeded = sentence<'orderLotNeeded', 'lots'>(refusals, 'orderLotNeeded')
export const orderLotUsedUp = sentence<'orderLotUsedUp', 'count' | 'lot'>(refusals, 'orderLotUsedUp')
export const orderHasHeld = sentence<'orderHasHeld', 'names'>(refusals, 'orderHasHeld')
