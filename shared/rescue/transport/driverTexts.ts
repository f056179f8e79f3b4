import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/rescue/transport.json' with { type: 'json' }
import es from '../../languages/es/rescue/transport.json' with { type: 'json' }

/** The driver's page: a run on a phone, without an account and often without a signal. */
export const driverTexts = texts<
  typeof en.driverTexts,
  {
    title: 'code'
    lead: 'dropoff' | 'pickup' | 'pounds'
    leadCarrying: 'pickup' | 'pounds'
    forFoodBank: 'foodBank' | 'provider'
    earlyTitle: 'day'
    earlyText: 'day' | 'foodBank' | 'time'
    deliveredTitle: 'place'
    callFoodBank: 'foodBank'
    askFor: 'name'
    callNumber: 'number'
    directions: 'place'
    miles: 'miles'
    total: 'pounds'
    inMinutes: 'minutes'
    expected: 'time'
    enRouteAt: 'time'
    pickedUpAt: 'time'
    loadedPounds: 'category'
    problemSent: 'problem'
    waiting_other: 'count'
    conflictTitle: 'report' | 'time'
    questions: 'foodBank'
  }
>({ en: en.driverTexts, es: es.driverTexts })
