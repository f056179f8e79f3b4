import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/core/grid.json' with { type: 'json' }
import es from '../../languages/es/core/grid.json' with { type: 'json' }

/** Reasons that something about grids may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const filterNameTaken = sentence(refusals, 'filterNameTaken')
export const filterDefaults = sentence(refusals, 'filterDefaults')
