import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/handOverLater.json' with { type: 'json' }
import es from '../../../languages/es/pantry/handOverLater.json' with { type: 'json' }

/** Sheets of signatures for TEFAP food, and hand-overs that are reversed. */
export const signatureTexts = texts<
  typeof en.signatureTexts,
  {
    signedByOf: 'code'
    anotherOf: 'code'
    timeOf: 'code'
    programOf: 'code'
    minorsOf: 'code'
    adultsOf: 'code'
    seniorsOf: 'code'
    record_one: 'count'
    record_other: 'count'
    recorded_one: 'count'
    recorded_other: 'count'
    refused_one: 'count'
    refused_other: 'count'
    onPaper: 'name' | 'time'
    onScreen: 'time'
    people: 'count'
    ages: 'adults' | 'minors' | 'seniors'
    mayFetch: 'names'
    certified: 'day'
    sheetOf: 'day' | 'place' | 'time'
    rulesPickup: 'state'
    rulesOther: 'state'
    incomeLines: 'lines' | 'more'
    reverseTitle: 'code'
    reversed: 'code'
    takenBackBy: 'name' | 'when'
    signatureBy: 'name' | 'when' | 'witness'
    typedIn: 'day' | 'name'
    takenBackOf: 'time'
  }
>({ en: en.signatureTexts, es: es.signatureTexts })

/** Households that are served without a connection: written down on a device, recorded later as it was. */
export const notedWalkInTexts = texts<
  typeof en.notedWalkInTexts,
  { kept: 'name'; record: 'name'; remove: 'name'; removeAsk: 'name'; recording: 'name' | 'time' }
>({ en: en.notedWalkInTexts, es: es.notedWalkInTexts })
