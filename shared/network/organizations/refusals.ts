import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/network/organizations.json' with { type: 'json' }
import es from '../../languages/es/network/organizations.json' with { type: 'json' }

/** Reasons that something about organizations may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const mailAddressInvalid = sentence(refusals, 'mailAddressInvalid')
export const pinMissing = sentence(refusals, 'pinMissing')
export const masterNotDeleted = sentence(refusals, 'masterNotDeleted')
export const keptByDonations = sentence<'keptByDonations', 'name'>(refusals, 'keptByDonations')
export const keptByReceipts = sentence<'keptByReceipts', 'name'>(refusals, 'keptByReceipts')
export const keptByUse = sentence<'keptByUse', 'name'>(refusals, 'keptByUse')
export const keptByLoads = sentence<'keptByLoads', 'name'>(refusals, 'keptByLoads')
export const keptByRuns = sentence<'keptByRuns', 'name'>(refusals, 'keptByRuns')
export const keptByLocations = sentence<'keptByLocations', 'count' | 'name'>(refusals, 'keptByLocations')
export const keptByPeople = sentence<'keptByPeople', 'name'>(refusals, 'keptByPeople')
export const keptByInvitations = sentence<'keptByInvitations', 'name'>(refusals, 'keptByInvitations')
export const keptByStorage = sentence<'keptByStorage', 'name'>(refusals, 'keptByStorage')
export const keptByPickupLocations = sentence<'keptByPickupLocations', 'name'>(refusals, 'keptByPickupLocations')
export const keptByKeys = sentence<'keptByKeys', 'name'>(refusals, 'keptByKeys')
export const keptByPresets = sentence<'keptByPresets', 'code' | 'name'>(refusals, 'keptByPresets')
