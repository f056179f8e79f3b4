import { vocabulary } from '../../../core/text/text.ts'
import en from '../../../languages/en/rescue/donations.json' with { type: 'json' }
import es from '../../../languages/es/rescue/donations.json' with { type: 'json' }

/** Heads of the columns of a bulk donor's file. */
export const bulkHeads = vocabulary<typeof en.bulkHeads>({ en: en.bulkHeads, es: es.bulkHeads })
