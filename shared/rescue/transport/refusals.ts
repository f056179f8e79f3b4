import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/rescue/transport.json' with { type: 'json' }
import es from '../../languages/es/rescue/transport.json' with { type: 'json' }

/** Reasons that something about transport may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const volunteerTooFar = sentence<'volunteerTooFar', 'max' | 'miles'>(refusals, 'volunteerTooFar')
export const volunteerTooHeavy = sentence<'volunteerTooHeavy', 'max' | 'pounds'>(refusals, 'volunteerTooHeavy')
export const volunteerFrozen = sentence(refusals, 'volunteerFrozen')
export const volunteerNoWindow = sentence(refusals, 'volunteerNoWindow')
export const volunteerUnderWay = sentence<'volunteerUnderWay', 'provider'>(refusals, 'volunteerUnderWay')
export const runTaken = sentence(refusals, 'runTaken')
export const runCancelled = sentence(refusals, 'runCancelled')
export const runWithdrawn = sentence(refusals, 'runWithdrawn')
export const runCarrying = sentence(refusals, 'runCarrying')
export const runGivenBack = sentence(refusals, 'runGivenBack')
export const runDeclined = sentence(refusals, 'runDeclined')
export const runOver = sentence(refusals, 'runOver')
export const runDone = sentence(refusals, 'runDone')
export const runNotTaken = sentence(refusals, 'runNotTaken')
export const runNotPickedUp = sentence(refusals, 'runNotPickedUp')
export const runHeld = sentence(refusals, 'runHeld')
export const runNothingLoaded = sentence(refusals, 'runNothingLoaded')
export const runTooManyReports = sentence(refusals, 'runTooManyReports')
