import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/stock.json' with { type: 'json' }
import es from '../../languages/es/pantry/stock.json' with { type: 'json' }

/** Reasons that something about stock may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const stockBelowNothing = sentence<'stockBelowNothing', 'count'>(refusals, 'stockBelowNothing')
export const stockCountTooOld = sentence<'stockCountTooOld', 'max'>(refusals, 'stockCountTooOld')
export const stockCountGone = sentence(refusals, 'stockCountGone')
export const stockCountSettled = sentence(refusals, 'stockCountSettled')
export const stockCountOwn = sentence(refusals, 'stockCountOwn')
export const shelfOfAgency = sentence<'shelfOfAgency', 'agency'>(refusals, 'shelfOfAgency')
export const shelfLineDone = sentence<'shelfLineDone', 'category'>(refusals, 'shelfLineDone')
export const activityRangeInvalid = sentence(refusals, 'activityRangeInvalid')
export const activityRangeTooLong = sentence<'activityRangeTooLong', 'max'>(refusals, 'activityRangeTooLong')
export const stockLotTooFew = sentence<'stockLotTooFew', 'count' | 'lot'>(refusals, 'stockLotTooFew')
export const stockLotOnHold = sentence<'stockLotOnHold', 'lot'>(refusals, 'stockLotOnHold')
