import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/setup.json' with { type: 'json' }
import es from '../../languages/es/work/setup.json' with { type: 'json' }

/** Reasons that something about setup may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const setupDataMissing = sentence(refusals, 'setupDataMissing')
