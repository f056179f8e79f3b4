import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/rescue/offers.json' with { type: 'json' }
import es from '../../languages/es/rescue/offers.json' with { type: 'json' }

/** Reasons that something about offers may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const agencyNotTakingPart = sentence<'agencyNotTakingPart', 'agency'>(refusals, 'agencyNotTakingPart')
export const agencyStorageMissing = sentence<'agencyStorageMissing', 'agency' | 'storage'>(
  refusals,
  'agencyStorageMissing',
)
export const providerCannotService = sentence(refusals, 'providerCannotService')
export const noMasterAgency = sentence(refusals, 'noMasterAgency')
export const weightsSum = sentence(refusals, 'weightsSum')
