import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/referrals.json' with { type: 'json' }
import es from '../../languages/es/pantry/referrals.json' with { type: 'json' }

/** Reasons that something about referrals may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const referralElsewhere = sentence<'referralElsewhere', 'foodBank'>(refusals, 'referralElsewhere')
export const referralAccountExists = sentence(refusals, 'referralAccountExists')
