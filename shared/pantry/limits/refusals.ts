import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/limits.json' with { type: 'json' }
import es from '../../languages/es/pantry/limits.json' with { type: 'json' }

/** Reasons that something about limits may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const tooManyLimits = sentence<'tooManyLimits', 'max'>(refusals, 'tooManyLimits')
export const limitTwice = sentence(refusals, 'limitTwice')
export const orderLimitsOnly = sentence(refusals, 'orderLimitsOnly')
