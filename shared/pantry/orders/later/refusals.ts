import { sentence } from '../../../core/text/sentence.ts'
import en from '../../../languages/en/pantry/handOverLater.json' with { type: 'json' }
import es from '../../../languages/es/pantry/handOverLater.json' with { type: 'json' }

/** Reasons that a hand-over is not reversed, and that a line of a signed sheet is not taken: staff read them. */

const refusals = { en: en.refusals, es: es.refusals }

export const reversalByOthers = sentence(refusals, 'reversalByOthers')
export const reversalOver = sentence(refusals, 'reversalOver')
export const handOverTakenBack = sentence(refusals, 'handOverTakenBack')
export const paperAhead = sentence(refusals, 'paperAhead')
export const paperBeforeDay = sentence(refusals, 'paperBeforeDay')
export const paperTooOld = sentence<'paperTooOld', 'days'>(refusals, 'paperTooOld')
export const paperOnScreen = sentence(refusals, 'paperOnScreen')
export const paperTypedIn = sentence(refusals, 'paperTypedIn')
export const paperAgesMissing = sentence(refusals, 'paperAgesMissing')
