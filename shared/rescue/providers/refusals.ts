import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/rescue/providers.json' with { type: 'json' }
import es from '../../languages/es/rescue/providers.json' with { type: 'json' }

/** Reasons that something about providers may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const volunteerNeedsMail = sentence(refusals, 'volunteerNeedsMail')
export const providerNeedsContact = sentence(refusals, 'providerNeedsContact')
