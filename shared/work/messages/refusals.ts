import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/messages.json' with { type: 'json' }
import es from '../../languages/es/work/messages.json' with { type: 'json' }

/** Reasons that something about messages may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const recipientOutOfReach = sentence(refusals, 'recipientOutOfReach')
export const nobodyAddressed = sentence(refusals, 'nobodyAddressed')
export const systemMessageHalfTranslated = sentence(refusals, 'systemMessageHalfTranslated')
export const systemMessageForWatchers = sentence(refusals, 'systemMessageForWatchers')
export const systemMessageEndsBeforeStart = sentence(refusals, 'systemMessageEndsBeforeStart')
export const systemMessageTooLong = sentence<'systemMessageTooLong', 'days'>(refusals, 'systemMessageTooLong')
export const systemMessageEnded = sentence(refusals, 'systemMessageEnded')
export const systemMessageNotShownYet = sentence(refusals, 'systemMessageNotShownYet')
export const systemMessageWasShown = sentence(refusals, 'systemMessageWasShown')
export const tooManySystemMessages = sentence<'tooManySystemMessages', 'max'>(refusals, 'tooManySystemMessages')
