import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/storage.json' with { type: 'json' }
import es from '../../languages/es/pantry/storage.json' with { type: 'json' }

/** Reasons that something about storage may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const storageLocationInUse = sentence<'storageLocationInUse', 'count'>(refusals, 'storageLocationInUse')
