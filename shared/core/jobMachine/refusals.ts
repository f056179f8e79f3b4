import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/core/jobMachine.json' with { type: 'json' }
import es from '../../languages/es/core/jobMachine.json' with { type: 'json' }

/** Reasons that something about the machine of jobs may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const exportTooLarge = sentence<'exportTooLarge', 'rows'>(refusals, 'exportTooLarge')
