import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/waitlist.json' with { type: 'json' }
import es from '../../languages/es/pantry/waitlist.json' with { type: 'json' }

/** Reasons that a family can't wait for a place, or take one. */

const refusals = { en: en.refusals, es: es.refusals }

export const waitlistFull = sentence<'waitlistFull', 'max'>(refusals, 'waitlistFull')
export const placeIsFree = sentence(refusals, 'placeIsFree')
export const placePassedOn = sentence(refusals, 'placePassedOn')
export const placeNotOffered = sentence(refusals, 'placeNotOffered')
