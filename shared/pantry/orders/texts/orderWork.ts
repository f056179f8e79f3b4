import { merged, texts } from '../../../core/text/text.ts'
import { words } from '../../../core/text/words.ts'
import en from '../../../languages/en/pantry/orders.json' with { type: 'json' }
import es from '../../../languages/es/pantry/orders.json' with { type: 'json' }

/** Staff's work with orders: filters, changes of many, notes, packing and handing over (specification 002). */
export const orderWorkTexts = merged(
  words,
  texts<
    typeof en.orderWorkTexts,
    {
      filtersSet: 'count'
      confirmBulk: 'count' | 'status'
      waiting_one: 'count'
      waiting_other: 'count'
      'refused.tick': 'time'
      'refused.status': 'time'
      'refused.handOver': 'time'
      handedOverHere: 'code'
      allFoundCount_one: 'count'
      allFoundCount_other: 'count'
      allFoundMore: 'count'
      allFoundWill_one: 'count'
      allFoundWill_other: 'count'
      allFoundStart_one: 'count'
      allFoundStart_other: 'count'
      allFoundRunning: 'all' | 'done'
      allFoundDone: 'all' | 'changed'
      allFoundRefused: 'count'
      householdOf: 'count'
      handOverTitle: 'code'
      handOverFor: 'count' | 'name'
      bagDry: 'count'
      bagCold: 'count'
      bagFrozen: 'count'
      handedOverBefore: 'code' | 'name' | 'when'
      endedBefore: 'code' | 'name' | 'status'
      takenBack: 'code'
      handedOver: 'code'
      walkInLeft: 'count'
      walkInAbove: 'limit'
      walkInServed: 'code' | 'name'
      progress: 'count' | 'packed'
      tick: 'name' | 'quantity'
      short: 'packed' | 'quantity'
      leaveOutNamed: 'name'
      takeOut: 'names'
      fewer: 'name'
      markPackedOf: 'code'
      untickedTitle: 'all' | 'count'
      unticked: 'names'
      substituteFor: 'name'
      substituteTitle: 'name'
      substituteMissing_one: 'count'
      substituteMissing_other: 'count'
      substituteLeft: 'count'
      askAbout: 'names'
      insteadOf: 'name'
      toPackTab: 'count'
      packedTab: 'count'
      ordersFound: 'count' | 'from' | 'to'
    }
  >({ en: en.orderWorkTexts, es: es.orderWorkTexts }),
)
