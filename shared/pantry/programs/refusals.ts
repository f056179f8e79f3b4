import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/programs.json' with { type: 'json' }
import es from '../../languages/es/pantry/programs.json' with { type: 'json' }

/** Reasons that something about programs may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const programHasWindows = sentence<'programHasWindows', 'count'>(refusals, 'programHasWindows')
export const programHasCustomers = sentence<'programHasCustomers', 'count'>(refusals, 'programHasCustomers')
export const programNameTaken = sentence<'programNameTaken', 'name'>(refusals, 'programNameTaken')
export const tooManyPrograms = sentence<'tooManyPrograms', 'max'>(refusals, 'tooManyPrograms')
