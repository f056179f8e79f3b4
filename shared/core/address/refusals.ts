import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/core/address.json' with { type: 'json' }
import es from '../../languages/es/core/address.json' with { type: 'json' }

/** Reasons that something about addresses may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const countyElsewhere = sentence(refusals, 'countyElsewhere')
