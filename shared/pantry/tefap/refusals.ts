import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/tefap.json' with { type: 'json' }
import es from '../../languages/es/pantry/tefap.json' with { type: 'json' }

/** Reasons that a declaration is not taken. */

const refusals = { en: en.refusals, es: es.refusals }

export const householdMissing = sentence<'householdMissing', 'max'>(refusals, 'householdMissing')
export const wordingChanged = sentence(refusals, 'wordingChanged')
export const incomeTableChanged = sentence(refusals, 'incomeTableChanged')
export const methodNotInState = sentence(refusals, 'methodNotInState')
export const signatureMissing = sentence(refusals, 'signatureMissing')
export const paperMissing = sentence(refusals, 'paperMissing')
export const programMissing = sentence(refusals, 'programMissing')
export const programNotInState = sentence(refusals, 'programNotInState')
export const proxyEnded = sentence<'proxyEnded', 'name'>(refusals, 'proxyEnded')
export const proxyTwice = sentence(refusals, 'proxyTwice')
export const holdTooLong = sentence<'holdTooLong', 'years'>(refusals, 'holdTooLong')
export const tooManyHolds = sentence<'tooManyHolds', 'max'>(refusals, 'tooManyHolds')
