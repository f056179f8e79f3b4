import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/network/donors.json' with { type: 'json' }
import es from '../../languages/es/network/donors.json' with { type: 'json' }

/** Reasons that something about donors may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const codeTaken = sentence<'codeTaken', 'code'>(refusals, 'codeTaken')
export const presetRepeated = sentence(refusals, 'presetRepeated')
export const donorShared = sentence(refusals, 'donorShared')
export const donorOfOneFoodBank = sentence(refusals, 'donorOfOneFoodBank')
export const donorGivesThere = sentence<'donorGivesThere', 'donor' | 'foodBank'>(refusals, 'donorGivesThere')
export const tooManyFoodBanks = sentence<'tooManyFoodBanks', 'max'>(refusals, 'tooManyFoodBanks')
export const lastFoodBank = sentence<'lastFoodBank', 'donor'>(refusals, 'lastFoodBank')
export const donorHasLocations = sentence<'donorHasLocations', 'count' | 'donor' | 'foodBank'>(
  refusals,
  'donorHasLocations',
)
export const donorHasKeys = sentence<'donorHasKeys', 'donor' | 'foodBank'>(refusals, 'donorHasKeys')
export const entityUnknown = sentence<'entityUnknown', 'id'>(refusals, 'entityUnknown')
export const tooManySignUps = sentence(refusals, 'tooManySignUps')
export const pendingDonorApproved = sentence(refusals, 'pendingDonorApproved')
export const pendingDonorRefused = sentence(refusals, 'pendingDonorRefused')
export const approvalNeedsLocation = sentence(refusals, 'approvalNeedsLocation')
export const tooManyApiKeys = sentence<'tooManyApiKeys', 'max'>(refusals, 'tooManyApiKeys')
export const apiKeyUnknown = sentence(refusals, 'apiKeyUnknown')
export const notYourDonor = sentence(refusals, 'notYourDonor')
