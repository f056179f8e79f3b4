import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/network/session.json' with { type: 'json' }
import es from '../../languages/es/network/session.json' with { type: 'json' }

/** Reasons that something about the session may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const roleNotHeld = sentence(refusals, 'roleNotHeld')
export const notATablet = sentence(refusals, 'notATablet')
export const noPinYet = sentence(refusals, 'noPinYet')
export const pinWrong = sentence(refusals, 'pinWrong')
export const tooManyPins = sentence(refusals, 'tooManyPins')
