import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/rescue/loads.json' with { type: 'json' }
import es from '../../languages/es/rescue/loads.json' with { type: 'json' }

/** Reasons that something about loads may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const loadCancelled = sentence(refusals, 'loadCancelled')
export const loadDeleted = sentence(refusals, 'loadDeleted')
export const loadDelivered = sentence(refusals, 'loadDelivered')
export const loadHasNoItems = sentence(refusals, 'loadHasNoItems')
export const loadAlreadyAccepted = sentence<'loadAlreadyAccepted', 'entity'>(refusals, 'loadAlreadyAccepted')
export const loadAlreadyYours = sentence(refusals, 'loadAlreadyYours')
export const loadAlreadyDeclined = sentence(refusals, 'loadAlreadyDeclined')
export const loadTaken = sentence(refusals, 'loadTaken')
export const loadNotOffered = sentence(refusals, 'loadNotOffered')
export const loadNotPossibleNow = sentence(refusals, 'loadNotPossibleNow')
export const loadDeadlinePassed = sentence(refusals, 'loadDeadlinePassed')
export const loadNotAcceptedYet = sentence(refusals, 'loadNotAcceptedYet')
export const loadNotYours = sentence(refusals, 'loadNotYours')
export const moreThanDonated = sentence<'moreThanDonated', 'cases'>(refusals, 'moreThanDonated')
export const moreItemsThanDonated = sentence<'moreItemsThanDonated', 'items'>(refusals, 'moreItemsThanDonated')
export const entityAlreadyAsked = sentence<'entityAlreadyAsked', 'entity'>(refusals, 'entityAlreadyAsked')
export const tooManyEntities = sentence(refusals, 'tooManyEntities')
export const entityNotTakingPart = sentence<'entityNotTakingPart', 'entity'>(refusals, 'entityNotTakingPart')
