import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/pantryReports.json' with { type: 'json' }
import es from '../../languages/es/pantry/pantryReports.json' with { type: 'json' }

/** Reasons that something about the pantry's reports may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const reportExceedsLimit = sentence(refusals, 'reportExceedsLimit')
export const fullDataOfAgency = sentence(refusals, 'fullDataOfAgency')
export const fullDataIsCsv = sentence(refusals, 'fullDataIsCsv')
export const reportOrdersUnnamed = sentence(refusals, 'reportOrdersUnnamed')
export const reportMailOthers = sentence(refusals, 'reportMailOthers')
export const reportTooLarge = sentence(refusals, 'reportTooLarge')
