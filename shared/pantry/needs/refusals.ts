import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/needs.json' with { type: 'json' }
import es from '../../languages/es/pantry/needs.json' with { type: 'json' }

/** Reasons that food may not go to a household with an allergy. */

const refusals = { en: en.refusals, es: es.refusals }

export const orderHasAllergens = sentence<'orderHasAllergens', 'names'>(refusals, 'orderHasAllergens')
export const substituteHasAllergens = sentence<'substituteHasAllergens', 'names'>(refusals, 'substituteHasAllergens')
