import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/network/agencies.json' with { type: 'json' }
import es from '../../languages/es/network/agencies.json' with { type: 'json' }

/** Reasons that something about agencies may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const unknownCategory = sentence(refusals, 'unknownCategory')
export const repeatedCategory = sentence(refusals, 'repeatedCategory')
export const unknownDriver = sentence(refusals, 'unknownDriver')
export const hoursRepeated = sentence(refusals, 'hoursRepeated')
export const hoursOrder = sentence(refusals, 'hoursOrder')
export const tooManyDrivers = sentence<'tooManyDrivers', 'max'>(refusals, 'tooManyDrivers')
export const masterStaysActive = sentence(refusals, 'masterStaysActive')
export const masterInactive = sentence<'masterInactive', 'agency'>(refusals, 'masterInactive')
export const agencyHasOffer = sentence<'agencyHasOffer', 'code'>(refusals, 'agencyHasOffer')
export const agencyHasDonation = sentence<'agencyHasDonation', 'code'>(refusals, 'agencyHasDonation')
export const unknownStorage = sentence(refusals, 'unknownStorage')
