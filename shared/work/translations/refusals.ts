import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/translations.json' with { type: 'json' }
import es from '../../languages/es/work/translations.json' with { type: 'json' }

/** Reasons that a text can't be said so. */

const refusals = { en: en.refusals, es: es.refusals }

export const placesChanged = sentence(refusals, 'placesChanged')
export const tooManyCorrections = sentence<'tooManyCorrections', 'max'>(refusals, 'tooManyCorrections')
