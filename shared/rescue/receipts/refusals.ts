import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/rescue/receipts.json' with { type: 'json' }
import es from '../../languages/es/rescue/receipts.json' with { type: 'json' }

/** Reasons that something about receipts may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const receiptOtherLocation = sentence(refusals, 'receiptOtherLocation')
export const receiptDateInFuture = sentence(refusals, 'receiptDateInFuture')
export const receiptDateTooOld = sentence<'receiptDateTooOld', 'days'>(refusals, 'receiptDateTooOld')
export const receiptClosed = sentence<'receiptClosed', 'day'>(refusals, 'receiptClosed')
