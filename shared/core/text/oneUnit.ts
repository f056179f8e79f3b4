import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }

/** Units of pantry products in the singular, for files: no screen loads them. */
export const oneUnitTexts = vocabulary<typeof en.oneUnitTexts>({ en: en.oneUnitTexts, es: es.oneUnitTexts })
