import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/jobs.json' with { type: 'json' }
import es from '../../languages/es/work/jobs.json' with { type: 'json' }

/** Reasons that something about jobs may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const jobNotRepeatable = sentence(refusals, 'jobNotRepeatable')
export const messageIsSent = sentence(refusals, 'messageIsSent')
export const messageIsSentOnce = sentence(refusals, 'messageIsSentOnce')
export const jobNotMade = sentence<'jobNotMade', 'reason'>(refusals, 'jobNotMade')
export const jobRoleLost = sentence(refusals, 'jobRoleLost')
export const jobIsOver = sentence(refusals, 'jobIsOver')
export const jobWithoutFile = sentence(refusals, 'jobWithoutFile')
export const jobFileExpired = sentence<'jobFileExpired', 'days'>(refusals, 'jobFileExpired')
