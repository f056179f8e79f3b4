import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/core/time.json' with { type: 'json' }
import es from '../../languages/es/core/time.json' with { type: 'json' }

/** Reasons that something about time may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const exportTooLong = sentence<'exportTooLong', 'days'>(refusals, 'exportTooLong')
export const exportNeedsDates = sentence(refusals, 'exportNeedsDates')
export const rangeTurnedAround = sentence(refusals, 'rangeTurnedAround')
