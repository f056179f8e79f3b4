import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/reports.json' with { type: 'json' }
import es from '../../languages/es/work/reports.json' with { type: 'json' }

/** Reasons that something about reports may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const reportRangeInvalid = sentence(refusals, 'reportRangeInvalid')
