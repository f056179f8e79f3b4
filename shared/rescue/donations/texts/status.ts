import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Status of a donation, in the words of the grids and the detail (section 4). */
export const statusTexts = texts<
  typeof en.statusTexts,
  {
    approveAgencies: 'count'
    waitingForFoodBank: 'foodBank'
    startsAt: 'start'
    pleaseAnswer: 'deadline'
    answerForMaster: 'agency' | 'deadline'
    offeredTo: 'agency' | 'deadline'
    offeredToMany: 'count' | 'deadline'
    acceptedBy: 'agency' | 'day' | 'time'
    acceptedByYou: 'day' | 'time'
    pleaseClose: 'agency'
    waitingForReceipt: 'agency'
    receiptOf: 'agency' | 'code'
    'transport.carrying': 'provider'
    'transport.problem': 'provider'
    'transport.gaveBack': 'provider'
    'transport.latePickup': 'provider'
    'transport.lateDropoff': 'provider'
    labelSuccessfulCode: 'code'
    deliveryDroppedOff: 'provider' | 'time'
    deliveryPickedUp: 'time'
    deliveryScheduled: 'time'
    deliveryPendingUpdate: 'time'
    deliveryWaiting: 'provider'
    deliveryCancelled: 'provider'
    deliveryRecorded: 'date' | 'time'
    deliveryScheduledDate: 'date' | 'time'
    agencyTrying: 'agency'
    agencyAccepted: 'agency' | 'miles' | 'percent'
    'brief.acceptedBy': 'day' | 'time'
    'brief.offeredTo': 'deadline'
    'brief.receiptOf': 'code'
  }
>({ en: en.statusTexts, es: es.statusTexts })
