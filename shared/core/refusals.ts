import { sentence } from '../core/text/sentence.ts'
import en from '../languages/en/core.json' with { type: 'json' }
import es from '../languages/es/core.json' with { type: 'json' }

/** Reasons that something about several nouns may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const tooManyWrongCodes = sentence(refusals, 'tooManyWrongCodes')
export const tabletLocked = sentence(refusals, 'tabletLocked')
export const tenantClosed = sentence(refusals, 'tenantClosed')
export const tooManyCalls = sentence<'tooManyCalls', 'max'>(refusals, 'tooManyCalls')
export const changedMeanwhile = sentence(refusals, 'changedMeanwhile')
export const idempotencyKeyReused = sentence(refusals, 'idempotencyKeyReused')
export const secondFactorMissing = sentence(refusals, 'secondFactorMissing')
export const changedByOwnerOnly = sentence(refusals, 'changedByOwnerOnly')
export const unknownZone = sentence(refusals, 'unknownZone')
