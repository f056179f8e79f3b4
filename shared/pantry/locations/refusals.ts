import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/locations.json' with { type: 'json' }
import es from '../../languages/es/pantry/locations.json' with { type: 'json' }

/** Reasons that something about locations may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const locationHasOrdersInProgress = sentence<'locationHasOrdersInProgress', 'count'>(
  refusals,
  'locationHasOrdersInProgress',
)
export const locationHasFutureOrders = sentence<'locationHasFutureOrders', 'count'>(refusals, 'locationHasFutureOrders')
export const notYourAgency = sentence(refusals, 'notYourAgency')
export const customerHasNoAccess = sentence(refusals, 'customerHasNoAccess')
