import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/changes.json' with { type: 'json' }
import es from '../../languages/es/work/changes.json' with { type: 'json' }

/** Reasons that something about changes may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const peopleNotYours = sentence(refusals, 'peopleNotYours')
