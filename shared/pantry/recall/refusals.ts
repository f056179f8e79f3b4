import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/recall.json' with { type: 'json' }
import es from '../../languages/es/pantry/recall.json' with { type: 'json' }

/** Reasons that neighbors of a recall may not be told now. */

const refusals = { en: en.refusals, es: es.refusals }

export const recallNotHeld = sentence(refusals, 'recallNotHeld')
export const recallTooMany = sentence<'recallTooMany', 'max'>(refusals, 'recallTooMany')
